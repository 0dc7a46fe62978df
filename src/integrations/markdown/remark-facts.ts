import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { plainError } from '../../build/plain-error.ts';
import { telephoneLink } from '../../lib/contact-links.ts';
import { fillFacts, legalPassages, venueFacts, type Facts } from '../../lib/facts.ts';
import { withBase } from '../../lib/urls.ts';
import { unknownFactMessage, unknownFacts } from '../../schemas/facts.ts';
import type { Legal, ThirdParties } from '../../schemas/legal.ts';
import type { Venue } from '../../schemas/venue.ts';

export interface FactOptions {
  /** Undefined if `venue.md` has errors, which Astro reports. */
  venue: Venue | undefined;
  /** They decide which passages the privacy policy shows. */
  thirdParties: ThirdParties;
  /** The sub-path of the site: `/`, or for example `/lounge`. */
  base: string;
  /** Receives each unknown fact with its line. Without it, the first one stops the build. */
  report?: (line: number, message: string) => void;
}

/** A Markdown file as Astro hands it to plugins. */
interface MarkdownFile {
  path?: string;
  data: { astro?: { frontmatter?: { wordings?: Legal['wordings'] } } };
}

/** Remark plugin: fills in the facts in braces, and adds the sub-path to links. */
export function remarkFacts({ venue, thirdParties, base, report }: FactOptions) {
  return (tree: Root, file: MarkdownFile) => {
    if (!venue) return;
    const ofVenue = venueFacts(venue);
    const wordings = file.data.astro?.frontmatter?.wordings;
    const facts = new Map([...ofVenue, ...legalPassages(wordings, thirdParties, ofVenue)]);
    // A link holds the number without spaces.
    const telephone = telephoneLink(venue.telephones[0].number).slice('tel:'.length);
    const inLinks = new Map([...facts, ['telephone', telephone]]);

    const fill = (text: string, node: Nodes, known: Facts = facts) => {
      for (const { name, index } of unknownFacts(text, facts.keys())) {
        const linesBefore = text.slice(0, index).split('\n').length - 1;
        const line = (node.position?.start.line ?? 1) + linesBefore;
        const message = unknownFactMessage(name, facts.keys());
        if (!report) throw plainError(`${file.path}:${line} ${message}`);
        report(line, message);
      }
      return fillFacts(text, known);
    };
    visit(tree, (node) => {
      if (node.type === 'text') node.value = fill(node.value, node);
      else if (node.type === 'image') node.alt = fill(node.alt ?? '', node);
      else if (node.type === 'link' || node.type === 'definition') {
        const url = fill(node.url, node, inLinks);
        node.url = url.startsWith('/') ? withBase(url, base) : url;
      }
    });
  };
}
