import { openingRange } from '../../schemas/clock-time.ts';
import type { Venue } from '../../schemas/venue.ts';
import { warning } from '../messages.ts';
import { reportField, type ContentFile } from '../read/content-file.ts';
import { textsIn } from './check-words.ts';

/** Remarks on hours that are mostly slips. */
export function checkVenue(file: ContentFile<Venue>): void {
  if (!file.data) return;
  const { hours } = file.data;
  const wanted = 'AM and PM as they are, first the opening. Or leave it, if it is meant.';
  const dining = `${hours.diningOpens}-${hours.diningCloses}`;
  const closing: PropertyKey[] = ['hours', 'diningCloses'];
  const printed = [...textsIn(hours, ['hours']), [closing, dining] as const];
  for (const [path, range] of printed)
    if (isSlip(range)) reportField(file, path, `"${range}"`, wanted, warning);
}

/** Whether a range is mostly AM for PM, or two times exchanged: through the night to noon, or from 2 to 6 AM. */
function isSlip(printed: string): boolean {
  const { opens = '', closes = '' } = openingRange(printed) ?? {};
  const isLong = closes < opens && closes >= '10:00';
  const isEarly = opens > '00:00' && opens < '05:00' && closes > opens && closes <= '12:00';
  return isLong || isEarly;
}
