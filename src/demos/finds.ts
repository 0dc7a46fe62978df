import type { DemoGame } from './game.ts';
import type { Step } from './engine/step.ts';

/** The number of finds that complete the picture. It is not all, so that nobody waits for the last one. */
export const toFind = 7;

/** The finds of a game. One without a name of its own is a symbol. Throws if there is no such symbol. */
export const findsOf = ({ slug, finds, findNames = {}, model }: DemoGame) =>
  finds.map((event) => {
    const symbol = model.symbols[event];
    const named = findNames[event] ?? (symbol && { name: symbol.name, picture: event });
    if (!named) throw new Error(`The find "${event}" of ${slug} has no name.`);
    return { event, ...named };
  });

/** The events of a round: its steps, and the symbols, sets, lines and factors that win. Each find is one of them. */
export function broughtBy(steps: readonly Step[]): Set<string> {
  const brought = new Set<string>();
  for (const step of steps) {
    brought.add(step.type);
    if (step.type === 'reveal' || step.type === 'uncover') brought.add(step.symbol);
    if (step.type !== 'pay') continue;
    brought.add(`×${step.factor}`);
    for (const { symbol, set, line, multiple } of step.wins) {
      if (multiple) brought.add(symbol).add(`line ${line}`);
      if (set) brought.add(set);
    }
  }
  return brought;
}
