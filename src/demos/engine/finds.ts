import type { DemoGame, Find } from '../game.ts';
import type { Step } from './round.ts';

/** The finds of a game. One without a name is a symbol, with its own name and picture. */
export function findsOf({ finds, model }: DemoGame): Required<Find>[] {
  return finds.map(({ by, name, picture }) => ({
    by,
    name: name ?? model.symbols[by]?.name ?? '',
    picture: picture ?? by,
  }));
}

/** What a round brings: its steps, and the symbols, sets, lines and factors that win. A find names one of them. */
export function broughtBy(steps: readonly Step[]): Set<string> {
  const brought = new Set<string>();
  for (const step of steps) {
    brought.add(step.type);
    if (step.type === 'reveal' && step.fox) brought.add('fox');
    if (step.type !== 'pay') continue;
    brought.add(`×${step.factor}`);
    for (const { symbol, set, line, multiple } of step.wins) {
      if (multiple) brought.add(symbol).add(`line ${line}`);
      if (set) brought.add(set);
    }
  }
  return brought;
}
