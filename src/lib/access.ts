import type { Venue } from '../schemas/venue.ts';

const names = {
  stepFree: 'Step-free access',
  toilet: 'Accessible toilet',
  parking: 'Parking',
  hearingLoop: 'Hearing loop',
  dogs: 'Dogs',
  quietHours: 'Quiet hours',
} as const;

/** The venue's facts about access, with their labels. Empty if `venue.md` has none. */
export function accessFacts({ access = {} }: Pick<Venue, 'access'>) {
  return Object.entries(names).flatMap(([field, name]) => {
    const fact = access[field as keyof typeof names];
    return fact ? [{ name, fact }] : [];
  });
}
