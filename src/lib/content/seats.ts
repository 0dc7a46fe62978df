import type { Venue } from '../../schemas/venue.ts';

/** The largest number of guests that the form accepts: 12, or one fewer than the groups that write to the venue. */
export const seatCount = ({ groups }: Pick<Venue, 'groups'>) => (groups ? groups.from - 1 : 12);
