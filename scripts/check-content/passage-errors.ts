/** Checks that a legal page contains its passages about third parties. */
import type { ThirdParties } from '../../src/lib/security/third-parties.ts';
import { passageNames, type Legal } from '../../src/schemas/legal.ts';

/** Passages about third parties in use that the text with these `names` in braces leaves out, by their fields. */
export function passageErrors(
  names: ReadonlySet<string>,
  { wordings }: Partial<Legal>,
  thirdParties: ThirdParties,
): [path: string[], message: string][] {
  const settings = Object.keys(passageNames) as (keyof typeof passageNames)[];
  return settings.flatMap((setting) => {
    if (!wordings || thirdParties[setting].length === 0) return [];
    const path = ['wordings', setting, 'with'];
    const passages: string[] = Object.values(wordings[setting].with);
    const missing = passageNames[setting].filter((name) => !names.has(name));
    return [
      ...missing.map((name): [string[], string] => [
        [...path, name],
        `The text below does not name this passage, so the page leaves it out. Write {${name}} into the text.`,
      ]),
      ...(passages.some((passage) => passage.includes('{hosts}'))
        ? []
        : [
            [
              path,
              'None of these passages names {hosts}, so visitors do not learn whose servers are involved. Write {hosts} into one of them.',
            ] as [string[], string],
          ]),
    ];
  });
}
