/** The hours, with the colours at the upper and lower edge of the sky. */
const skyHours = [
  ['Dawn', '#5a2a5e', '#ffc27a'],
  ['Morning', '#2a6a9e', '#ffe2b0'],
  ['Noon', '#15548a', '#fff4e1'],
  ['Afternoon', '#96411f', '#ffd27a'],
  ['Sunset', '#7a1420', '#ff5c4d'],
  ['Dusk', '#1d1440', '#ff5c4d'],
  ['Night', '#0b1030', '#4a2a6e'],
  ['Midnight', '#06091f', '#1d2a5e'],
] as const;

/** The hour of `theme.css`, before the first round. */
const sunset = 4;

export function showSky() {
  let hour = sunset;

  /** Shows an hour, counted from dawn, and returns its name. After midnight, it is dawn again. */
  function turnTo(to: number): string {
    hour = to % skyHours.length;
    const [name = '', high = '', low = ''] = skyHours[hour] ?? [];
    document.body.style.setProperty('--high', high);
    document.body.style.setProperty('--low', low);
    return name;
  }

  return { turnTo, nextHour: () => turnTo(hour + 1) };
}
