/** What a published poster may hold. Everything else is left out, or refused in words. */

const list = (...lines: string[]) => new Set(lines.flatMap((names) => names.split(' ')));

export const shapes = list('circle ellipse line path polygon polyline rect');
/** What an element that paints nothing by itself is for, besides `style`. */
const others = list(
  'clipPath defs filter g linearGradient marker mask pattern radialGradient stop svg switch symbol use',
  // https://www.w3.org/TR/filter-effects-1/, without `feImage`.
  'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap',
  'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology',
  'feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence',
);
export const elements = shapes.union(others);

/** Properties of a style, which are attributes too. */
export const properties = list(
  'clip-path clip-rule color color-interpolation color-interpolation-filters display fill fill-opacity fill-rule filter',
  'flood-color flood-opacity isolation lighting-color marker marker-end marker-mid marker-start mask mask-type',
  'mix-blend-mode opacity overflow paint-order shape-rendering stop-color stop-opacity stroke stroke-dasharray',
  'stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width transform',
  'transform-box transform-origin vector-effect visibility',
);
export const isMotion = (property: string) =>
  /^(?:animation|transition)\b|^(?:rotate|scale|translate)$/.test(property);

export const attributes = properties.union(
  list(
    'clipPathUnits cx cy d fr fx fy gradientTransform gradientUnits height markerHeight markerUnits markerWidth',
    'maskContentUnits maskUnits offset orient pathLength patternContentUnits patternTransform patternUnits points',
    'preserveAspectRatio r refX refY rx ry spreadMethod viewBox width x x1 x2 y y1 y2',
    // Of filters.
    'amplitude azimuth baseFrequency bias diffuseConstant divisor dx dy edgeMode elevation exponent filterUnits in in2',
    'intercept k1 k2 k3 k4 kernelMatrix kernelUnitLength limitingConeAngle mode numOctaves operator order pointsAtX',
    'pointsAtY pointsAtZ preserveAlpha primitiveUnits radius result scale seed slope specularConstant specularExponent',
    'stdDeviation stitchTiles surfaceScale tableValues targetX targetY type values xChannelSelector yChannelSelector z',
  ),
);

const functions = list(
  'blur brightness calc circle color contrast cubic-bezier drop-shadow ellipse grayscale hsl hsla hue-rotate inset invert',
  'lab lch linear matrix oklab oklch opacity polygon rgb rgba rotate saturate scale scaleX scaleY sepia skewX skewY steps',
  'translate translateX translateY',
);
/** A part of the same drawing. Illustrator and Figma write letters of every language, dots and colons. */
const ownPart = /url\(\s*(["']?)(#[\p{L}\w.:-]+)\1\s*\)/gu;

/** A value as it is published. Undefined if it may be more than words, numbers and parts of the same drawing. */
export function listedValue(value: string): string | undefined {
  const rest = value.replaceAll(ownPart, '');
  const called = [...rest.matchAll(/([\w-]*)\(/g)].every(
    ([, name]) => !name || functions.has(name),
  );
  if (!called || !/^[\w\s.,:#%+*()/-]*$/.test(rest)) return undefined;
  return value.replaceAll(ownPart, 'url($2)').replaceAll(/\s+/g, ' ').trim();
}
