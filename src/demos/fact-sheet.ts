import type { Figures } from './game.ts';
import { games } from './games.ts';

/** What the page around the frame says about an embedded demo. */
export interface FactSheet {
  layout: string;
  howItPays: string;
  returnToPlayer: string;
  hitRate: string;
  volatility: string;
}

/** The facts of a demo by its number, from the same source as its own panel. */
export function factSheet(gameid: string): FactSheet | undefined {
  const game = games.find((one) => one.gameid === gameid);
  if (!game) return undefined;
  return { layout: game.layout, howItPays: game.howItPays, ...figuresInWords(game.figures) };
}

/** The published figures as they are printed. */
export function figuresInWords({ returnPercent, hitRatePercent, deviation }: Figures) {
  return {
    returnToPlayer: `${returnPercent.toFixed(4)} %`,
    hitRate: `${hitRatePercent.toFixed(2)} %`,
    volatility: `${volatilityOf(deviation)} (deviation ${deviation.toFixed(2)} stakes)`,
  };
}

function volatilityOf(deviation: number): string {
  if (deviation < 2.7) return 'Low';
  return deviation <= 4.5 ? 'Medium' : 'High';
}
