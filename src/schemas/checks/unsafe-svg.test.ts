import { expect, test } from 'vitest';
import { unsafePart } from './unsafe-svg.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${attributes}>${inside}</svg>`;

test.each([
  ['a script', svg('<script>alert(1)</script>')],
  ['a script', svg('<SCRIPT>alert(1)</SCRIPT>')],
  ['a foreignObject', svg('<foreignobject><p>a</p></foreignobject>')],
  ['an event handler', svg('<path\nONCLICK = "alert(1)" d="M0 0"/>')],
  ['an event handler', svg('', ' aria-label="a>b" onload="alert(1)"')],
  ['a document type', `<!doctype svg [<!ENTITY a "&#60;script&#62;">]>${svg('&a;')}`],
  ['a link', svg('<a href="javascript:alert(1)"><path d="M0 0"/></a>')],
  ['a link', svg('<image xlink:href="//t.example/p.gif"/>')],
  ['a link', svg('<image HREF="photo.png"/>')],
  ['a link', svg('', ' xml:base="https://t.example/"')],
  ['a style', svg('<style>@IMPORT "https://t.example/i.css";</style>')],
  ['a style', svg('<style>path{fill:url( "https://t.example/p.svg#a" )}</style>')],
  ['a style', svg('<path mask="url(//t.example/m.svg#a)"/>')],
])('%s is found in %s', (part, drawing) => {
  expect(unsafePart(drawing)).toMatch(new RegExp(`^${part}`));
});

test.each([
  [
    'the metadata of Inkscape',
    svg(
      '<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><cc:License rdf:about="https://creativecommons.org/licenses/by/4.0/"/></rdf:RDF></metadata>',
      ' xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" sodipodi:docbase="/home/ada"',
    ),
  ],
  [
    'the document type and styles of Illustrator',
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg('<style>.st0{fill:url(#SVGID_1_);}</style><path class="st0"/>')}`,
  ],
  ['parts of the drawing', svg(`<use xlink:href="#a"/><g style="mask:url(&quot;#b&quot;)"/>`)],
  ['a quoted part of the drawing', svg('<style>path{fill:url("#a")}</style>')],
  ['an embedded picture', svg('<image href="data:image/png;base64,iVBORw0KGgo="/>')],
  ['words that only look like parts', svg('<title>Script on paper = onwards</title>')],
])('%s may stay', (_what, drawing) => {
  expect(unsafePart(drawing)).toBeUndefined();
});
