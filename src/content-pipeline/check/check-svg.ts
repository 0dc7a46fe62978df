import sax from 'sax';

const svg = 'http://www.w3.org/2000/svg';

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

/** Languages that browsers run inside a drawing. What drawing programs add in namespaces of their own does nothing. */
const running = ['http://www.w3.org/1999/xhtml', 'http://www.w3.org/1998/Math/MathML'];

/**
 * The first thing in an SVG that is no part of a drawing, in words. It could run, or ask another host, where the file is
 * opened as a page of its own. The text has been drawn before, so that it is well-formed.
 */
export function foreignContent(text: string): string | undefined {
  const parser = sax.parser(true, { xmlns: true, position: false });
  let found: string | undefined;
  let styles = '';
  let depthInStyle = 0;
  parser.onerror = (error) => {
    found ??= error.message.split('\n')[0];
    parser.resume();
  };
  // Illustrator writes the namespaces that it adds as entities. Markup in an entity would escape this check, and so would a
  // name that means two things.
  parser.ondoctype = (type) => {
    const rest = type.replaceAll(
      /<!ENTITY\s+(\w+)\s+"([^"<&]*)"\s*>/g,
      (declaration, name: string, value: string) => {
        if (name in parser.ENTITIES) return declaration;
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
    if (depthInStyle > 0 || tag.local === 'style') depthInStyle++;
    const runs = tag.uri === svg ? !elements.has(tag.local) : running.includes(tag.uri);
    if (runs) found ??= `<${tag.name}>`;
    for (const { name, uri, local, value } of Object.values(tag.attributes)) {
      if (isForeign(name, uri, local, value)) found ??= `${name}="${value.slice(0, 60)}"`;
    }
  };
  parser.ontext = parser.oncdata = (part) => {
    if (depthInStyle > 0) styles += part;
  };
  parser.onclosetag = () => {
    if (depthInStyle > 0) depthInStyle--;
  };
  parser.write(text).close();
  return found ?? foreignStyle(styles);
}

/** Whether an attribute runs or leads away. Browsers ignore those that they do not know. */
function isForeign(name: string, uri: string, local: string, value: string): boolean {
  if (local === 'href')
    return !/^#|^data:image\/(?:png|jpe?g|webp|avif|gif);base64,/.test(value.trim());
  if (uri !== '') return name === 'xml:base';
  const mayBeStyle = name === 'style' || value.includes('(');
  return /^on/i.test(name) || (mayBeStyle && foreignStyle(value) !== undefined);
}

/** What asks for another file in a style, or may hide that it does. Escapes are in no drawing program's styles. */
function foreignStyle(style: string): string | undefined {
  const own =
    /url\(\s*["']?(?:#|data:(?:image\/(?!svg)|font\/|application\/(?:x-)?font))[^)"']*["']?\s*\)/gi;
  const text = style.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(own, '');
  return /.{0,20}(?:\\|@import|image-set|url\(|\/\/|javascript:).{0,20}/i.exec(text)?.[0].trim();
}
