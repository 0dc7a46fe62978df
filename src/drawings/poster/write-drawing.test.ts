import { expect, test } from 'vitest';
import { writeDrawing } from './write-drawing.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="800" height="1000"${attributes}>${inside}<path d="M0 0h9"/></svg>`;
const style = (css: string) => svg(`<style>${css}</style>`);
const path = (attributes: string) => svg(`<path ${attributes} d="M0 0"/>`);
const html = 'xmlns="http://www.w3.org/1999/xhtml"';
const doctype = (subset: string, drawing: string) => `<!DOCTYPE svg [${subset}]>${drawing}`;

/** Drawings that run, lead away or ask another host where they are opened as they were made. */
const attacks = [
  svg('<script>alert(1)</script>'),
  svg('<script href="https://t.example/x.js"/>'),
  svg('<script xlink:href="https://t.example/x.js"/>'),
  svg('<SCRIPT>alert(1)</SCRIPT>'),
  svg('<a-b:script xmlns:a-b="http://www.w3.org/2000/svg">alert(1)</a-b:script>'),
  svg(`<script ${html}>alert(1)</script>`),
  svg('<style><![CDATA[<!--]]></style><script/><b>--></b>'),
  svg('<![CDATA[<script>alert(1)</script>]]>'),
  svg('', ' onload="alert(1)"'),
  svg('', ' ONLOAD="alert(1)"'),
  path('onclick="alert(1)"'),
  path('onbegin="alert(1)"'),
  svg('<g onmouseover="alert(1)"/>'),
  svg('<a href="javascript:alert(1)"><path d="M0 0"/></a>'),
  svg('<a xlink:href="https://t.example"><path d="M0 0"/></a>'),
  svg('<a><set attributeName="h&#114;ef" to="javascript:alert(1)"/></a>'),
  svg('<set attributeName="href" to="https://t.example/#a"/>'),
  svg('<animate attributeName="href" values="javascript:alert(1)"/>'),
  svg('<animate onbegin="alert(1)" attributeName="x" dur="1s"/>'),
  svg('<animateMotion path="M0 0h9" dur="1s"/>'),
  svg('<animateTransform attributeName="transform" type="rotate" to="9" dur="1s"/>'),
  svg('<discard begin="1s"/>'),
  svg(`<foreignObject><p ${html}>a</p></foreignObject>`),
  svg(`<foreignObject><iframe ${html} src="https://t.example"/></foreignObject>`),
  svg(`<iframe ${html} src="javascript:alert(1)"/>`),
  svg(`<meta ${html} http-equiv="refresh" content="0;url=https://t.example"/>`),
  svg(`<link ${html} rel="stylesheet" href="https://t.example/i.css"/>`),
  svg(`<h:base xmlns:h="http://www.w3.org/1999/xhtml" href="https://t.example/"/>`),
  svg(`<img ${html} src="x" onerror="alert(1)"/>`),
  svg('<m:a xmlns:m="http://www.w3.org/1998/Math/MathML" href="javascript:alert(1)"/>'),
  svg('<image href="https://t.example/p.gif"/>'),
  svg('<image xlink:href="//t.example/p.gif"/>'),
  svg('<image href="data:image/svg+xml,x"/>'),
  svg('<filter id="f"><feImage href="https://t.example/p.gif"/></filter>'),
  svg('<use href="https://t.example/a.svg#b"/>'),
  svg('<use href="data:image/svg+xml,x#y"/>'),
  svg('<use x:href="//t.example/#a" xmlns:x="http://www.w3.org/1999/xlink"/>'),
  svg('<use href="a.svg#b"/>'),
  svg('<use href="#a&#x20;https://t.example"/>'),
  svg('<linearGradient id="l" href="https://t.example/#g"/>'),
  svg('<pattern id="p" xlink:href="//t.example/#p"/>'),
  svg('', ' xml:base="https://t.example/"'),
  svg('<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">alert(1)</handler>'),
  svg('<iframe src="https://t.example"/>'),
  svg('<audio href="https://t.example/a.mp3"/>'),
  svg('<cursor id="c" href="https://t.example/c.png"/>'),
  style('a{content:"/*"}svg{background:url(https://t.example/p)}b{content:"*/"}'),
  svg('<style>/*</style><style>@import "https://t.example/i.css";</style><style>*/</style>'),
  svg('<style>/*</style><style>path{fill:url(https://t.example/i)}</style><style>*/</style>'),
  style('@import "https://t.example";'),
  style('@import url(https://t.example);'),
  style('@im\\port "https://t.example/p.css";'),
  style('@font-face{font-family:a;src:url(https://t.example/f)}'),
  style('@namespace url(http://www.w3.org/1999/xhtml);'),
  style('@media all{path{fill:url(https://t.example/i)}}'),
  style('path{fill:url(https://t.example/p.svg#a)}'),
  style('path{fill:u\\72l(https://t.example/p.gif)}'),
  style('path{fill:image-set("https://t.example/p.gif" 1x)}'),
  style('path{mask:cross-fade("https://t.example/p.gif",red)}'),
  style('path{fill:red}}@import "https://t.example";{'),
  style('path{fill:var(--a);--a:url(https://t.example)}'),
  style('path{mask:src("https://t.example/p")}'),
  style('path{mask:URL( "https://t.example/p" )}'),
  style('path{cursor:url(https://t.example/c),auto}'),
  style('path[d="a"]{fill:red}'),
  style('path{fill:red;a{mask:url(https://t.example)}}'),
  svg('<style><g/>@import "https://t.example";</style>'),
  svg('<style media="x">&lt;/style>&lt;script>alert(1)&lt;/script></style>'),
  path('mask="url(https://t.example/m.svg#a)"'),
  path('fill="url(//t.example/m.svg#a)"'),
  path('fill="u\\72l(https://t.example/m)"'),
  path('fill="url(#a) url(https://t.example)"'),
  path('filter="url(&quot;https://t.example&quot;)"'),
  path('style="background:url(https://t.example)"'),
  path('style="fill:url(https://t.example/#a)"'),
  path('style="animation:a 1s"'),
  path('style="transition:all 9s"'),
  style('path{animation:a 1s infinite}@keyframes a{to{opacity:0}}'),
  style('.moving .a,path{animation:a 1s infinite}'),
  svg('<text>Zulu</text>'),
  svg('<switch><text systemLanguage="en">Zulu</text></switch>'),
  svg('<title>a</title><desc><script>alert(1)</script></desc>'),
  svg('<metadata><script>alert(1)</script></metadata>'),
  `<?xml-stylesheet type="text/xsl" href="#x"?>${svg('')}`,
  `<?xml version="1.0" encoding="ISO-2022-JP"?><!-- -\u001B(B-\u001B(B> <script>alert(1)</script> -->${svg('')}`,
  `<?xml version="1.0" encoding='utf-7'?>${svg('+ADw-script+AD4-')}`,
  `<?xml version="1.0" encoding="iso-8859-1"?>${svg('')}`,
  doctype(`<!ENTITY h "http://www.w3.org/1999/xhtml">`, svg('<p xmlns="&h;" onload="alert(1)"/>')),
  doctype('<!ENTITY h "<script>alert(1)</script>">', svg('&h;')),
  doctype('<!ENTITY h SYSTEM "https://t.example/h">', svg('<g>&h;</g>')),
  doctype('<!ENTITY % h SYSTEM "https://t.example/h.dtd"> %h;', svg('')),
  doctype('<!ATTLIST path onload CDATA "alert(1)">', svg('')),
  doctype('<!ENTITY copy "javascript:">', svg('<use href="&copy;alert(1)"/>')),
  doctype('<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">', svg('<g id="&b;"/>')),
  `<!DOCTYPE svg SYSTEM "https://t.example/x.dtd">${svg('')}`,
  `${svg('')}<script>alert(1)</script>`,
  `<html xmlns="http://www.w3.org/1999/xhtml"><body>${svg('')}</body></html>`,
  svg('<path d="M0 0&#10;&lt;script&gt;"/>'),
  svg('<path id="a&quot; onload=&quot;alert(1)" d="M0 0"/>'),
  svg('<path class="a&quot;&gt;&lt;script&gt;" d="M0 0"/>'),
  svg('<!-- <script>alert(1)</script> -->'),
  svg('', ' class="moving"'),
];

test.each(attacks)('nothing of %s is published', (drawing) => {
  const { still, moving = '' } = writeDrawing(drawing);
  for (const written of [still, moving]) {
    const inside = written.replace(' xmlns="http://www.w3.org/2000/svg"', '');
    expect(inside).not.toMatch(
      /script|\son\w+=|:\/|\/\/|@import|@font|url\((?!#)|data:|&|<[?!]|\\/i,
    );
    expect(inside).not.toMatch(/<(?:a|text|image|foreignObject|iframe|p|meta|set|animate\w*)\b/);
  }
  expect(still).not.toMatch(/animation|transition|moving/);
});

test.each([
  ['<script>alert(1)</script>', /^<script>$/, /plain SVG/],
  ['<text>Zulu</text>', /<text>/, /Create Outlines/],
  ['<image href="data:image/png;base64,x"/>', /<image>/, /AVIF/],
  ['<animate attributeName="d"/>', /<animate>/, /stands still/],
  ['<use href="https://x.example#a"/>', /href="https:/, /plain SVG/],
  ['<path fill="url(https://x.example#a)"/>', /fill="url/, /plain SVG/],
  ['<style>a{fill:red}\n@import "x";</style>', /@import "x"/, /plain SVG/],
  ['<g style="animation:a 1s"/>', /animation:/, /\.moving/],
  ['<use href="#u"/>'.repeat(80) + `<g id="u">${'<path/>'.repeat(80)}</g>`, /6481 shapes/, /5000/],
  [`<path d="${'M0 0'.repeat(70_000)}"/>`, /bytes/, /250000/],
  ['<g>'.repeat(200) + '</g>'.repeat(200), /groups in groups/, /Export/],
  ['<path width=9/>', /Unquoted/, /Export it again/],
  ['<path d="&nope;"/>', /entity/, /Export it again/],
])('%s is named with its line and a remedy', (inside, found, wanted) => {
  const [fault] = writeDrawing(svg(`\n\n${inside}`)).faults;
  expect(fault?.found).toMatch(found);
  expect(fault?.wanted).toMatch(wanted);
  expect(fault?.line).toBeLessThan(5);
});

const inkscape = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="800" height="1000" viewBox="0 0 800 1000" version="1.1" id="svg5" inkscape:version="1.2.2 (b0a8486541, 2022-12-01)" sodipodi:docname="lake.svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <title id="title1">Lake</title>
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff" inkscape:document-units="px" showgrid="false"><inkscape:grid type="xygrid" id="g1"/></sodipodi:namedview>
  <defs id="defs2"><linearGradient inkscape:collect="always" id="linearGradient1"><stop style="stop-color:#000000;stop-opacity:1;" offset="0" id="stop1"/></linearGradient><radialGradient inkscape:collect="always" xlink:href="#linearGradient1" id="radialGradient2" cx="9" cy="9" fx="9" fy="9" r="5" gradientTransform="matrix(1,0,0,0.5,0,9)" gradientUnits="userSpaceOnUse"/></defs>
  <metadata id="m"><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format></cc:Work></rdf:RDF></metadata>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1"><path style="fill:url(#radialGradient2);fill-rule:evenodd;stroke:#000;stroke-width:1px;font-variation-settings:'wght' 400;-inkscape-stroke:none" d="m 0,0 h 9.5e-2 z" id="path1" sodipodi:nodetypes="cc" inkscape:connector-curvature="0"/></g>
</svg>`;
const illustrator = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
	<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
]>
<svg version="1.1" id="Ebene_ä" xmlns:x="&ns_extend;" xmlns:i="&ns_ai;" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px" width="800px" height="1000px" viewBox="0 0 800 1000" style="enable-background:new 0 0 800 1000;" xml:space="preserve">
<style type="text/css">
	.st0{fill:#FFFFFF;clip-path:url(#SVGID_00000_);}
	.st1{opacity:0.5;mix-blend-mode:multiply;font-family:'Myriad-Roman';}
</style>
<metadata><sfw xmlns="&ns_extend;"><slices></slices></sfw></metadata>
<switch><foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"><i:aipgfRef xlink:href="#adobe_illustrator_pgf"></i:aipgfRef></foreignObject>
<g i:extraneous="self"><defs><rect id="SVGID_1_" width="800" height="1000"/></defs><clipPath id="SVGID_00000_"><use xlink:href="#SVGID_1_" style="overflow:visible;"/></clipPath><path class="st0 st1" d="M0,0h9"/></g></switch>
<i:aipgf id="adobe_illustrator_pgf" i:pgfEncoding="zstd/base64">KLUv/QBY</i:aipgf></svg>`;
const figma = `<svg width="800" height="1000" viewBox="0 0 800 1000" fill="none" xmlns="http://www.w3.org/2000/svg">
<g id="Frame 1" clip-path="url(#clip0_102:44)"><mask id="m" style="mask-type:luminance" maskUnits="userSpaceOnUse" x="0" y="0" width="9" height="9"><path d="M0 0h9" fill="white"/></mask>
<g style="mix-blend-mode:multiply" filter="url(#filter0_d_1_2)" data-figma-bg-blur-radius="4"><path id="Vector 1 (Stroke)" d="M0 0h9" fill="url(#paint0_linear_1_2)" style="fill:color(display-p3 0.85 0.1 0);fill-opacity:1"/></g></g>
<defs><filter id="filter0_d_1_2" x="0" y="0" width="9" height="9" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="BackgroundImageFix"/><feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feComposite in2="hardAlpha" operator="out"/><feBlend mode="normal" in2="BackgroundImageFix" result="effect1_dropShadow_1_2"/></filter>
<linearGradient id="paint0_linear_1_2" x1="0" y1="0" x2="9" y2="9" gradientUnits="userSpaceOnUse"><stop stop-color="#FFB629"/><stop offset="1" stop-color="#FF5C4D" stop-opacity="0"/></linearGradient><clipPath id="clip0_102:44"><rect width="800" height="1000" fill="white"/></clipPath></defs>
</svg>`;

test.each([
  [
    'Inkscape',
    inkscape,
    ['href="#linearGradient1"', 'fill:url(#radialGradient2)', 'stroke-width:1px'],
  ],
  [
    'Illustrator',
    illustrator,
    ['.st0{fill:#FFFFFF;clip-path:url(#SVGID_00000_)}', 'class="st0 st1"'],
  ],
  ['Figma', figma, ['url(#clip0_102:44)', 'color(display-p3 0.85 0.1 0)', 'mask-type:luminance']],
])('an export of %s keeps what it draws, and loses the rest', (_program, drawing, kept) => {
  const { still, moving, faults } = writeDrawing(drawing);
  expect(faults).toEqual([]);
  expect(moving).toBe('');
  for (const part of kept) expect(still).toContain(part);
  expect(still).not.toMatch(
    /inkscape|sodipodi|adobe|figma|<title|metadata|data-|xml:|<!|font|KLUv/i,
  );
});

test('rules for .moving apply in the moving copy alone', () => {
  const css = '.a{fill:red}.moving .a{animation:turn 2s infinite}@keyframes turn{to{rotate:9deg}}';
  const drawing = svg(`<style>/* note */${css}</style>`, ' class="a moving"');
  const { still, moving, faults } = writeDrawing(drawing);
  expect(faults).toEqual([]);
  expect(still).toContain('<style>.a{fill:red}</style>');
  expect(still).toContain('class="a"');
  expect(moving).toContain(`<style>${css}</style>`);
  expect(moving).toMatch(/^<svg [^>]*class="a moving"/);
});
