import { clockTime, openingRange } from '../../schemas/clock-time.ts';
import type { Venue } from '../../schemas/venue.ts';
import { warning } from '../messages.ts';
import { reportField, type ContentFile } from '../read/content-file.ts';
import { leaves } from './check-words.ts';

/** Remarks hours that are mostly AM for PM, or two times exchanged: through the night to noon, or from 2 to 6 AM. */
export function checkHours(file: ContentFile, { hours }: Venue): void {
  const { diningOpens, diningCloses } = hours;
  const ranges = leaves(hours, ['hours']).map(
    ([path, printed]) => [path, printed, openingRange(printed)] as const,
  );
  const kitchen = { opens: clockTime(diningOpens) ?? '', closes: clockTime(diningCloses) ?? '' };
  const dining = `${diningOpens} to ${diningCloses}`;
  for (const [path, printed, range] of [
    ...ranges,
    [['hours', 'diningCloses'], dining, kitchen] as const,
  ]) {
    if (!range) continue;
    const { opens, closes } = range;
    const isLong = closes < opens && closes >= '10:00';
    const isEarly = opens > '00:00' && opens < '05:00' && closes > opens && closes <= '12:00';
    if (!isLong && !isEarly) continue;
    const wanted = 'AM and PM as they are meant, first the opening. Or leave it, if it is right.';
    reportField(file, path, `"${printed}"`, wanted, warning);
  }
}
