import { VFileMessage } from 'vfile-message';

/**
 * A message for an editor. `reason` is the field's name or the part of a file: `a link`. `actual` is what is there now,
 * and `expected` what to write instead. Whoever reports it adds file and line.
 */
export function mistake(reason: string, actual: string, expected: string) {
  return Object.assign(new VFileMessage(reason), { actual, expected: [expected], fatal: true });
}

/** A message about text that may be right: the build goes on, and `npm run before-launch` lists it. */
export const warning: typeof mistake = (...parts) =>
  Object.assign(mistake(...parts), { fatal: false });

/** Says where a message belongs. `file` is the path from the project's root, `line` counts from 1. */
export function locate(message: VFileMessage, file: string, line?: number): VFileMessage {
  return Object.assign(message, { file, line });
}

/** The messages as text, sorted by place. Editors and terminals turn `file:line` into a link. */
export function formatMessages(messages: readonly VFileMessage[]): string {
  return messages
    .toSorted((a, b) => (a.file ?? '').localeCompare(b.file ?? '') || (a.line ?? 0) - (b.line ?? 0))
    .map(
      ({ file, line, reason, actual, expected }) =>
        `${file}${line ? `:${line}` : ''}  ${reason}\n    found:  ${actual}\n    wanted: ${expected?.join(' ')}\n`,
    )
    .join('\n');
}

/** The messages as text, with their number: `2 problems in the content.` */
export function countedMessages(messages: readonly VFileMessage[], noun: string): string {
  return `${formatMessages(messages)}\n${count(messages.length, noun)} in the content.`;
}

/** `1 problem`, `2 problems`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
