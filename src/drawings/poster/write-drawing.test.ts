import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeDrawing } from './write-drawing.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="800" height="1000"${attributes}>${inside}<path d="M0 0h9"/></svg>`;
const style = (css: string) => svg(`<style>${css}</style>`);
const shape = (attributes: string) => svg(`<path ${attributes} d="M0 0"/>`);
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
  shape('onclick="alert(1)"'),
  shape('onbegin="alert(1)"'),
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
  shape('mask="url(https://t.example/m.svg#a)"'),
  shape('fill="url(//t.example/m.svg#a)"'),
  shape('fill="u\\72l(https://t.example/m)"'),
  shape('fill="url(#a) url(https://t.example)"'),
  shape('filter="url(&quot;https://t.example&quot;)"'),
  shape('style="background:url(https://t.example)"'),
  shape('style="fill:url(https://t.example/#a)"'),
  shape('style="animation:a 1s"'),
  shape('style="transition:all 9s"'),
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

/** A file as a drawing program exports it, shortened. */
const readExport = (program: string) =>
  readFileSync(path.join(import.meta.dirname, `test/${program.toLowerCase()}.svg`), 'utf8');

test.each([
  ['Inkscape', ['href="#linearGradient1"', 'fill:url(#radialGradient2)', 'stroke-width:1px']],
  ['Illustrator', ['.st0{fill:#FFFFFF;clip-path:url(#SVGID_00000_)}', 'class="st0 st1"']],
  ['Figma', ['url(#clip0_102:44)', 'color(display-p3 0.85 0.1 0)', 'mask-type:luminance']],
])('an export of %s keeps what it draws, and loses the rest', (program, kept) => {
  const { still, moving, faults } = writeDrawing(readExport(program));
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
