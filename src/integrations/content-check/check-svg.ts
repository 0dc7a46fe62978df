import sax from 'sax';

const svg = 'http://www.w3.org/2000/svg';
const xlink = 'http://www.w3.org/1999/xlink';

const words = (list: string) => new Set(list.trim().split(/\s+/));

/** The elements of a drawing: no scripts, no links, no animations that could set a link. HTML is in no SVG namespace. */
const elements = words(`
  svg g defs symbol use switch foreignObject title desc metadata style path rect circle ellipse line polyline polygon image text
  tspan textPath clipPath mask marker pattern linearGradient radialGradient stop view filter feBlend feColorMatrix
  feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow
  feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset
  fePointLight feSpecularLighting feSpotLight feTile feTurbulence`);

/** Their attributes: geometry, then appearance. */
const attributes = words(`
  id class style lang role tabindex version baseProfile xmlns viewBox preserveAspectRatio width height x y x1 y1 x2 y2
  z cx cy r rx ry fx fy fr d points pathLength transform gradientTransform patternTransform gradientUnits patternUnits
  patternContentUnits clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient
  offset spreadMethod href media type enable-background systemLanguage requiredFeatures requiredExtensions
  dx dy rotate textLength lengthAdjust startOffset method spacing side filterUnits primitiveUnits in in2 result mode
  operator k1 k2 k3 k4 values tableValues slope intercept amplitude exponent stdDeviation radius scale
  xChannelSelector yChannelSelector baseFrequency numOctaves seed stitchTiles order kernelMatrix divisor bias targetX
  targetY edgeMode kernelUnitLength preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent
  limitingConeAngle pointsAtX pointsAtY pointsAtZ azimuth elevation flood-color flood-opacity lighting-color
  fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray
  stroke-dashoffset stroke-opacity vector-effect paint-order opacity color color-interpolation
  color-interpolation-filters color-rendering shape-rendering text-rendering image-rendering display visibility
  overflow clip clip-path clip-rule mask filter marker marker-start marker-mid marker-end mix-blend-mode isolation
  stop-color stop-opacity transform-origin transform-box font font-family font-size font-size-adjust font-stretch
  font-style font-variant font-weight letter-spacing word-spacing line-height text-anchor text-align
  text-decoration dominant-baseline alignment-baseline baseline-shift writing-mode direction white-space kerning
  font-feature-settings font-variation-settings inline-size cursor pointer-events`);

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
    for (const { name, uri, local, value } of Object.values(tag.attributes)) {
      if (local === 'href') {
        const isOwn = /^#|^data:image\/(?:png|jpe?g|webp|avif|gif);base64,/.test(value.trim());
        if (!isOwn) found ??= `${name}="${value.slice(0, 60)}"`;
      } else if (uri === '' ? !isKnownAttribute(name) : !isKnownPrefix(name, uri, value)) {
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

const isKnownAttribute = (name: string) =>
  attributes.has(name) || /^(?:data|aria)-[\w-]+$/.test(name);

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
