import sax from 'sax';

const svg = 'http://www.w3.org/2000/svg';
const xlink = 'http://www.w3.org/1999/xlink';

/** The elements that draw (https://www.w3.org/TR/SVG2/eltindex.html). All others could run, lead away, or set a link. */
const elements = new Set(
  [
    'circle clipPath defs desc ellipse filter foreignObject g image line linearGradient marker mask metadata',
    'path pattern polygon polyline radialGradient rect solidColor stop style svg switch symbol text textPath title',
    'tspan use view font font-face font-face-src font-face-name glyph hkern missing-glyph',
    // https://www.w3.org/TR/filter-effects-1/
    'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap',
    'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge',
    'feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence',
  ].flatMap((names) => names.split(' ')),
);

/** What drawing programs add, which browsers ignore: Inkscape, Illustrator, Figma, Sketch, Affinity, and licences. */
const ignored =
  /^(?:https?:\/\/(?:www\.inkscape\.org|inkscape\.org|sodipodi\.sourceforge\.net|ns\.adobe\.com|www\.figma\.com|www\.bohemiancoding\.com|www\.serif\.com|www\.vectornator\.io|purl\.org\/dc|creativecommons\.org|web\.resource\.org\/cc|www\.w3\.org\/1999\/02\/22-rdf-syntax-ns|www\.w3\.org\/2000\/xmlns)|adobe:ns:)/;

/**
 * The first thing in an SVG that is no part of a drawing, in words. It could run, or ask another host, where the file is
 * opened as a page of its own. The text has been drawn before, so that it is well-formed.
 */
export function foreignContent(text: string): string | undefined {
  const parser = sax.parser(true, { xmlns: true, position: false });
  let found: string | undefined;
  let styles = '';
  let inStyle = false;
  parser.onerror = (error) => {
    found ??= error.message.split('\n')[0];
    parser.resume();
  };
  // Illustrator writes the namespaces that it adds as entities.
  parser.ondoctype = (type) => {
    const rest = type.replaceAll(
      /<!ENTITY\s+(\w+)\s+"([^"]*)"\s*>/g,
      (declaration, name: string, value: string) => {
        if (!isKnownNamespace(value)) return declaration;
        parser.ENTITIES[name] = value;
        return '';
      },
    );
    if (/\[\s*[^\]\s]/.test(rest)) found ??= /<![^>]{0,60}/.exec(rest)?.[0] ?? '<!DOCTYPE […]>';
  };
  parser.onprocessinginstruction = ({ name }) => {
    if (name !== 'xml' && name !== 'xpacket') found ??= `<?${name}?>`;
  };
  parser.onopentag = (tag) => {
    if (!('ns' in tag)) return;
    inStyle = tag.local === 'style';
    if (ignored.test(tag.uri)) return;
    if (tag.uri !== svg || !elements.has(tag.local)) found ??= `<${tag.name}>`;
    // Of attributes without a prefix, events run, and addresses lead away. Browsers ignore those that they do not know.
    for (const { name, uri, local, value } of Object.values(tag.attributes)) {
      if (local === 'href') {
        const isOwn = /^#|^data:image\/(?:png|jpe?g|webp|avif|gif);base64,/.test(value.trim());
        if (!isOwn) found ??= `${name}="${value.slice(0, 60)}"`;
      } else if (uri === '' ? /^on/i.test(name) : !isKnownPrefix(name, uri, value)) {
        found ??= `${name}="${value.slice(0, 60)}"`;
      } else if (name === 'style' || value.includes('(')) found ??= foreignStyle(value);
    }
  };
  parser.ontext = parser.oncdata = (part) => {
    if (inStyle) styles += part;
  };
  parser.onclosetag = () => (inStyle = false);
  parser.write(text).close();
  return found ?? foreignStyle(styles);
}

const isKnownNamespace = (uri: string) => [svg, xlink].includes(uri) || ignored.test(uri);

/** `xml:space`, what drawing programs add, and the names of namespaces. */
function isKnownPrefix(name: string, uri: string, value: string): boolean {
  if (name.startsWith('xmlns:')) return isKnownNamespace(value);
  if (uri === xlink) return /:(?:title|type|show|actuate)$/.test(name);
  return /^xml:(?:space|lang)$/.test(name) || ignored.test(uri);
}

/** What asks for another file in a style, or may hide that it does. Escapes are in no drawing program's styles. */
function foreignStyle(style: string): string | undefined {
  const own =
    /url\(\s*["']?(?:#|data:(?:image\/(?!svg)|font\/|application\/(?:x-)?font))[^)"']*["']?\s*\)/gi;
  const text = style.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(own, '');
  return /.{0,20}(?:\\|@import|image-set|url\(|\/\/|javascript:).{0,20}/i.exec(text)?.[0].trim();
}
