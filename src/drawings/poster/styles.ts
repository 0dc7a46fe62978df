/** Writes the styles of a drawing anew: listed properties, and motion for `.moving` alone. */
import { parse, type AnyNode, type AtRule, type Container } from 'postcss';
import { advice, type Refuse } from './faults.ts';
import { isMotion, listedValue, properties } from './listed-parts.ts';

export function parseCss(css: string, line: number, refuse: Refuse): Container<AnyNode> {
  try {
    return parse(css) as Container<AnyNode>;
  } catch {
    refuse(line, css, advice.exportAgain);
    return parse('') as Container<AnyNode>;
  }
}

/** The rules of a style sheet: those that always apply, and those for `.moving` with their keyframes. */
export function writeRules(css: string, line: number, refuse: Refuse) {
  const written = { still: '', moving: '' };
  for (const node of parseCss(css, line, refuse).nodes ?? []) {
    const place = line + (node.source?.start?.line ?? 1) - 1;
    if (node.type === 'comment') continue;
    if (node.type === 'atrule' && node.name === 'keyframes' && /^[\w-]+$/.test(node.params)) {
      written.moving += writeKeyframes(node, place, refuse);
    } else {
      const isMoving = isForMoving(node);
      written[isMoving ? 'moving' : 'still'] += writeRule(node, isMoving, place, refuse);
    }
  }
  return written;
}

function writeKeyframes({ params, nodes = [] }: AtRule, line: number, refuse: Refuse): string {
  const steps = nodes.map((step) => writeRule(step, true, line, refuse));
  return `@keyframes ${params}{${steps.join('')}}`;
}

const isForMoving = (node: AnyNode) =>
  node.type === 'rule' && node.selectors.every((one) => /^\.moving\b/.test(one));

function writeRule(rule: AnyNode, isMoving: boolean, line: number, refuse: Refuse): string {
  if (rule.type === 'comment') return '';
  if (rule.type !== 'rule' || !/^[\p{L}\w\s.,#%*>+~:()-]+$/u.test(rule.selector)) {
    refuse(line, rule.toString(), advice.plainSvg);
    return '';
  }
  const declarations = writeDeclarations(rule.nodes, isMoving, line, refuse);
  return declarations && `${rule.selector.replaceAll(/\s+/g, ' ')}{${declarations}}`;
}

export function writeDeclarations(
  nodes: AnyNode[] | undefined,
  isMoving: boolean,
  line: number,
  refuse: Refuse,
): string {
  const written = (nodes ?? []).map((node) => {
    if (node.type === 'comment') return '';
    if (node.type !== 'decl') refuse(line, node.toString(), advice.plainSvg);
    else if (isMotion(node.prop) && !isMoving) refuse(line, node.toString(), advice.noMotion);
    else if (properties.has(node.prop) || isMotion(node.prop)) {
      const value = listedValue(node.value);
      if (value !== undefined) return `${node.prop}:${value}${node.important ? '!important' : ''}`;
      refuse(line, node.toString(), advice.plainSvg);
    }
    return '';
  });
  return written.filter(Boolean).join(';');
}
