import type { DemoGame } from './game.ts';

/** The figures of a demo in words, for its rules dialog and for the game page. */
export function odds({ layout, figures }: DemoGame): { term: string; text: string }[] {
  const { returnPercent, hitRatePercent, deviation } = figures;
  const back = `About ${Math.round(returnPercent)} of every 100 credits come back over time`;
  const wins = `About ${Math.round(hitRatePercent)} rounds in 100 win`;
  return [
    { term: 'Layout', text: layout },
    { term: 'Return', text: `${back} (${returnPercent.toFixed(2)}%)` },
    { term: 'Winning rounds', text: `${wins} (${hitRatePercent.toFixed(2)}%)` },
    { term: 'Volatility', text: volatility(deviation) },
  ];
}

/** `deviation` is the standard deviation of a round's result, in stakes. */
function volatility(deviation: number): string {
  if (deviation < 2.7) return 'Low: small wins, little waiting';
  return deviation <= 4.5 ? 'Medium: some waiting, some colour' : 'High: long waits, larger wins';
}
