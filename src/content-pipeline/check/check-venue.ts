import { today } from '../../lib/hours-by-day.ts';
import { seats } from '../../lib/seats.ts';
import { openingRange } from '../../schemas/clock-time.ts';
import type { Venue } from '../../schemas/venue.ts';
import { warning } from '../messages.ts';
import { reportField, type ContentFile } from '../read/content-file.ts';
import { textsIn } from './check-words.ts';

const largestTable = Math.max(...seats.keys());

/** Remarks on facts that are mostly slips: hours, days that are over, and groups that can book a table as well. */
export function checkVenue(file: ContentFile<Venue>): void {
  if (!file.data) return;
  const { hours, groups } = file.data;
  const remark = (path: PropertyKey[], found: string, wanted: string) =>
    reportField(file, path, found, `${wanted} Or leave it, if it is meant.`, warning);
  const dining = `${hours.diningOpens}-${hours.diningCloses}`;
  const path: PropertyKey[] = ['hours', 'diningCloses'];
  const printed = [...textsIn(hours, ['hours']), [path, dining] as const];
  for (const [path, range] of printed)
    if (isSlip(range)) remark(path, `"${range}"`, 'AM and PM as they are, first the opening.');
  for (const [index, { date }] of (hours.exceptions ?? []).entries())
    if (date < today())
      remark(['hours', 'exceptions', index, 'date'], date, 'A day to come: this one is over.');
  if (groups && groups.from <= largestTable)
    remark(
      ['groups', 'from'],
      `${groups.from}`,
      `From ${largestTable + 1} on: smaller parties book with the form.`,
    );
}

/** Whether a range is mostly AM for PM, or two times exchanged: through the night to noon, or from 2 to 6 AM. */
function isSlip(printed: string): boolean {
  const { opens = '', closes = '' } = openingRange(printed) ?? {};
  const isLong = closes < opens && closes >= '10:00';
  const isEarly = opens > '00:00' && opens < '05:00' && closes > opens && closes <= '12:00';
  return isLong || isEarly;
}
