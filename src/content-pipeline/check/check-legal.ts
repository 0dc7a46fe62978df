/** Checks what a legal page must say: its sections, and who else takes part. */
import type { ThirdParties } from '../../build/third-parties.ts';
import { passageNames, sections, thirdPartyKinds, type Legal } from '../../schemas/legal.ts';
import { mistake, warning } from '../messages.ts';
import { reportField, type ContentFile } from '../read/content-file.ts';

/** Reports lost sections of a legal page, and passages about a third party that its text leaves out. */
export function checkLegal(file: ContentFile<Legal>, thirdParties: ThirdParties): void {
  if (file.text === undefined) return;
  checkSections(file);
  for (const kind of thirdPartyKinds) {
    const hosts = thirdParties[kind].join(', ');
    if (!file.data?.wordings || !hosts) continue;
    const group = ['wordings', kind, 'with'];
    const shown = Object.values(file.data.wordings[kind].with);
    if (!shown.some((passage) => passage.includes('{hosts}')))
      reportField(file, group, 'no {hosts}', `{hosts} in a passage, which names ${hosts}.`);
    for (const name of passageNames[kind].filter((one) => !file.facts.has(one))) {
      const wanted = `{${name}} in the text, because the site uses ${hosts}. For example: git diff ${file.file}`;
      file.report(file.lineOf([...group, name]), mistake('the text', `no {${name}}`, wanted));
    }
  }
}

/** Fewer sections than needed are a mistake. As many with other names are a remark. */
function checkSections(file: ContentFile): void {
  const headings = file.rendered?.metadata.headings ?? [];
  const present = headings.filter(({ depth }) => depth === 2).map(({ text }) => text.toLowerCase());
  const wanted = sections[file.id] ?? [];
  for (const section of wanted.filter((name) => !present.includes(name.toLowerCase()))) {
    const say = present.length < wanted.length ? mistake : warning;
    const remedy = `## ${section}, with its words. Or leave it, if the section has another name.`;
    file.report(file.textLine, say('the text', `no section "${section}"`, remedy));
  }
}
