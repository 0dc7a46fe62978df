/** Reads the listed parts of a drawing (SVG). */
import sax, { type QualifiedTag } from 'sax';
import { advice, remedies, type Refuse } from './faults.ts';
import { attributes as listed, elements, listedValue } from './listed-parts.ts';
import { parseCss, writeDeclarations } from './styles.ts';

export interface Part {
  name: string;
  attributes: Record<string, string>;
  parts: Part[];
  /** The text of a `<style>`. */
  text: string;
  line: number;
}

export const svg = 'http://www.w3.org/2000/svg';
const maxDepth = 100;
// A long path is one attribute.
Object.assign(sax, { MAX_BUFFER_LENGTH: Infinity });

/** Parts that nobody sees, and that browsers leave out. */
const unseen = /^(?:title|desc|metadata|view)$/;
const word = /^[\p{L}\w.:-]+$/u;

/** The listed parts of a drawing. Undefined if it cannot be read. */
export function readParts(source: string, refuse: Refuse): Part | undefined {
  const parser = sax.parser(true, { xmlns: true });
  const open: Part[] = [];
  let root: Part | undefined;
  let isBroken = false;
  /** How many elements deep in a part that is left out. */
  let left = 0;
  const line = () => parser.line + 1;
  const fail = (found: string) => {
    if (!isBroken) refuse(line(), found, advice.exportAgain);
    isBroken = true;
  };
  parser.onerror = ({ message }) => {
    fail(message.split('\n')[0] ?? '');
    parser.resume();
  };
  // Illustrator writes the names of what it adds as entities.
  parser.ondoctype = (type) => {
    for (const [, name = '', value = ''] of type.matchAll(/<!ENTITY\s+(\w+)\s+"([^"<&]*)"\s*>/g))
      parser.ENTITIES[name] ??= value;
  };
  parser.onprocessinginstruction = ({ name, body }) => {
    if (name === 'xml' && !/encoding=["']utf-8["']|^(?!.*encoding)/i.test(body)) fail(body);
    else if (!/^xml$|^xpacket$/.test(name)) refuse(line(), `<?${name}?>`, advice.plainSvg);
  };
  parser.onopentag = (tag) => {
    const part = left === 0 && readPart(tag as QualifiedTag, line(), refuse);
    if (!part) left++;
    else if (open.length === 0 && (root || part.name !== 'svg')) fail(`<${tag.name}>`);
    else if (open.length >= maxDepth) fail(`${maxDepth} groups in groups`);
    if (!part || isBroken) return;
    open.at(-1)?.parts.push(part);
    root ??= part;
    open.push(part);
  };
  parser.onclosetag = () => {
    if (left > 0) left--;
    else open.pop();
  };
  parser.ontext = parser.oncdata = (text) => {
    const part = open.at(-1);
    if (left === 0 && part?.name === 'style') part.text += text;
  };
  parser.write(source).close();
  return isBroken ? undefined : root;
}

/** An element with its listed attributes. Undefined if it is left out. */
function readPart(
  { local, uri, attributes: found }: QualifiedTag,
  line: number,
  refuse: Refuse,
): Part | undefined {
  // What programs add in a language of their own draws nothing.
  if (uri !== svg || unseen.test(local)) return undefined;
  const isForProgram = local === 'foreignObject' && 'requiredExtensions' in found;
  if (isForProgram) return undefined;
  if (local !== 'style' && !elements.has(local)) {
    const [, wanted = advice.plainSvg] = remedies.find(([pattern]) => pattern.test(local)) ?? [];
    refuse(line, `<${local}>`, wanted);
    return undefined;
  }
  const written = readAttributes(found, line, refuse);
  return { name: local, attributes: written, parts: [], text: '', line };
}

/** The attributes of an element as they are published. */
function readAttributes(found: QualifiedTag['attributes'], line: number, refuse: Refuse) {
  const attributes: Part['attributes'] = {};
  for (const { name, local: attribute, value, uri: language } of Object.values(found)) {
    const isLink = attribute === 'href';
    if (language && !isLink) continue;
    if (/^on/i.test(attribute)) refuse(line, `${name}="${value}"`, advice.plainSvg);
    const written = readAttribute(attribute, value, line, refuse);
    if (written) attributes[attribute] = written;
    else if (written === undefined) refuse(line, `${name}="${value}"`, advice.plainSvg);
  }
  return attributes;
}

/** An attribute as it is published. Empty if it is left out, undefined if it is refused. */
function readAttribute(name: string, value: string, line: number, refuse: Refuse) {
  if (name === 'href')
    return value.startsWith('#') && word.test(value.slice(1)) ? value : undefined;
  if (name === 'id') return word.test(value) ? value : '';
  if (name === 'class') {
    const classes = value.split(/\s+/).filter((one) => one !== 'moving' && word.test(one));
    return classes.join(' ');
  }
  if (name === 'style') {
    const { nodes } = parseCss(value, line, refuse);
    return writeDeclarations(nodes, false, line, refuse);
  }
  return listed.has(name) ? listedValue(value) : '';
}
