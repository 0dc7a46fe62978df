import type { Nodes, Parent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { plainError } from '../../lib/settings/plain-error.ts';
import { telephoneLink } from '../../lib/addresses/contact-links.ts';
import { fillFacts, legalPassages, venueFacts } from '../../lib/content/facts.ts';
import { withBase } from '../../lib/addresses/urls.ts';
import {
  factNames,
  optionalFactNames,
  unknownFactMessage,
  unknownFacts,
} from '../../schemas/fields/fact-names.ts';
import { passageNames, type Legal, type ThirdParties } from '../../schemas/legal.ts';
import type { Venue } from '../../schemas/venue.ts';

export interface FactOptions {
  /** Undefined if `venue.md` has errors. The names of facts are then checked, but not replaced. */
  venue: Venue | undefined;
  /** The third parties in use. They decide which passages the privacy policy shows. */
  thirdParties: ThirdParties;
  /** The sub-path of the site: `/`, or for example `/lounge`. */
  base: string;
  /** Called with each unknown fact and its line. Without it, the first unknown fact stops the build. */
  report?: (line: number, message: string) => void;
  /** Receives the line of each part of a text that is left out, with the reason. */
  hint?: (line: number, message: string) => void;
}

/** The part of Astro's virtual file that this plugin reads. */
interface MarkdownFile {
  path?: string;
  data: { astro?: { frontmatter?: { wordings?: Legal['wordings'] } } };
}

/**
 * Remark plugin: fills in the facts in braces, and adds the sub-path to links. Leaves out each paragraph, heading and row of a
 * table that names an optional fact which the venue does not have.
 */
export function remarkFacts({ venue, thirdParties, base, report, hint }: FactOptions) {
  return (tree: Root, file: MarkdownFile) => {
    const { wordings } = file.data.astro?.frontmatter ?? {};
    const passages = wordings ? Object.values(passageNames).flat() : [];
    const known: string[] = [...factNames, ...optionalFactNames, ...passages];
    for (const { line, name } of unknownIn(tree, known)) {
      const message = unknownFactMessage(name, known);
      if (!report) throw plainError(`${file.path}:${line} ${message}`);
      report(line, message);
    }
    if (!venue) return;

    const ofVenue = venueFacts(venue);
    const facts = new Map([...ofVenue, ...legalPassages(wordings, thirdParties, ofVenue)]);
    leaveOut(tree, (block) => {
      const missing = namesIn(block).find((name) => !facts.has(name) && known.includes(name));
      if (missing)
        hint?.(
          block.position?.start.line ?? 1,
          `venue.md has no ${missing}, so the site leaves out this part.`,
        );
      return missing !== undefined;
    });
    // A link holds the number without spaces.
    const telephone = telephoneLink(venue.telephones[0].number).slice('tel:'.length);
    const inLinks = new Map([...facts, ['telephone', telephone]]);

    visit(tree, (node) => {
      if (node.type === 'text') node.value = fillFacts(node.value, facts);
      else if (node.type === 'image') node.alt = fillFacts(node.alt ?? '', facts);
      else if (node.type === 'link' || node.type === 'definition') {
        const url = fillFacts(node.url, inLinks);
        node.url = url.startsWith('/') ? withBase(url, base) : url;
      }
    });
  };
}

/** The unknown names in braces in a tree, each with its line. */
function unknownIn(tree: Root, known: readonly string[]) {
  const found: { line: number; name: string }[] = [];
  visit(tree, (node) => {
    for (const text of textsOf(node)) {
      for (const { name, index } of unknownFacts(text, known)) {
        const linesBefore = text.slice(0, index).split('\n').length - 1;
        found.push({ name, line: (node.position?.start.line ?? 1) + linesBefore });
      }
    }
  });
  return found;
}

/** Removes the blocks for which `isLeftOut` is true from a tree, with the lists and tables that become empty. */
function leaveOut(parent: Parent, isLeftOut: (block: Parent) => boolean) {
  parent.children = parent.children.filter((child) => {
    if (!('children' in child)) return true;
    if (['paragraph', 'heading', 'tableRow'].includes(child.type)) return !isLeftOut(child);
    leaveOut(child, isLeftOut);
    return child.children.length > 0;
  });
}

/** The parts of a node in which facts are replaced. */
function textsOf(node: Nodes): string[] {
  if (node.type === 'text') return [node.value];
  if (node.type === 'image') return [node.alt ?? ''];
  return node.type === 'link' || node.type === 'definition' ? [node.url] : [];
}

/** The names in braces in the words and links of a block. */
function namesIn(block: Parent): string[] {
  const texts: string[] = [];
  visit(block as Nodes, (node) => void texts.push(...textsOf(node)));
  return unknownFacts(texts.join('\n'), []).map(({ name }) => name);
}
