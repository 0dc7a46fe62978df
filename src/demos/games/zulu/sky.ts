/** The colours at the upper and lower edge of the sky, by hour. Between these hours, they are mixed. */
const COLOURS: readonly (readonly [hour: number, high: string, low: string])[] = [
  [5, '#5a2a5e', '#ffc27a'],
  [9, '#2a6a9e', '#ffe2b0'],
  [12, '#15548a', '#fff4e1'],
  [15, '#96411f', '#ffd27a'],
  [17, '#7a1420', '#ff5c4d'],
  [20, '#1d1440', '#ff5c4d'],
  [22, '#0b1030', '#4a2a6e'],
  [24, '#06091f', '#1d2a5e'],
];

/** Each lost round turns the sky by one hour, from dawn to midnight, and then it is dawn again. */
const [DAWN, MIDNIGHT] = [5, 24];

function hourName(hour: number): string {
  if (hour === 12) return 'Noon';
  if (hour === MIDNIGHT) return 'Midnight';
  return hour < 12 ? `${hour} AM` : `${hour - 12} PM`;
}

export function showSky() {
  let hour = 17;

  function turnTo(to: number): void {
    hour = to;
    const at = COLOURS.findLastIndex(([from]) => from <= hour);
    const [from = DAWN, ...colours] = COLOURS[at] ?? [];
    const [until = hour + 1, ...later] = COLOURS[at + 1] ?? [MIDNIGHT + 1, ...colours];
    const part = Math.round((100 * (hour - from)) / (until - from));
    for (const [edge, name] of ['--high', '--low'].entries()) {
      const mixed = `color-mix(in oklab, ${later[edge]} ${part}%, ${colours[edge]})`;
      document.body.style.setProperty(name, mixed);
    }
  }

  return {
    turnTo,
    nextHour(): string {
      turnTo(hour === MIDNIGHT ? DAWN : hour + 1);
      return hourName(hour);
    },
  };
}
