import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { plainError } from '../../lib/settings/plain-error.ts';
import { telephoneLink } from '../../lib/addresses/contact-links.ts';
import { fillFacts, legalPassages, venueFacts } from '../../lib/content/facts.ts';
import { withBase } from '../../lib/addresses/urls.ts';
import { linesBefore } from '../../lib/words/lines-before.ts';
import { factNames, unknownFactMessage, unknownFacts } from '../../schemas/fields/fact-names.ts';
import type { ThirdParties } from '../../lib/security/third-parties.ts';
import { passageNames, type Legal } from '../../schemas/legal.ts';
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
}

/** The part of Astro's virtual file that this plugin reads. */
interface MarkdownFile {
  path?: string;
  data: { astro?: { frontmatter?: { wordings?: Legal['wordings'] } } };
}

/** Remark plugin: fills in the facts in braces, and adds the sub-path to links. */
export function remarkFacts({ venue, thirdParties, base, report }: FactOptions) {
  return (tree: Root, file: MarkdownFile) => {
    const { wordings } = file.data.astro?.frontmatter ?? {};
    const ofVenue = venue && venueFacts(venue);
    const facts =
      ofVenue && new Map([...ofVenue, ...legalPassages(wordings, thirdParties, ofVenue)]);
    const passages = wordings ? Object.values(passageNames).flat() : [];
    const known = [...factNames, ...passages];
    for (const { line, name } of unknownIn(tree, known)) {
      const message = unknownFactMessage(name, known);
      if (!report) throw plainError(`${file.path}:${line} ${message}`);
      report(line, message);
    }
    if (!facts) return;

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
        const line = (node.position?.start.line ?? 1) + linesBefore(text, index);
        found.push({ name, line });
      }
    }
  });
  return found;
}

/** The parts of a node in which facts are replaced. */
function textsOf(node: Nodes): string[] {
  if (node.type === 'text') return [node.value];
  if (node.type === 'image') return [node.alt ?? ''];
  return node.type === 'link' || node.type === 'definition' ? [node.url] : [];
}
