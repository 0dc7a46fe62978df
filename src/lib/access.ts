import type { Venue } from '../schemas/venue.ts';

const names = {
  stepFree: 'Step-free access',
  toilet: 'Accessible toilet',
  parking: 'Parking',
  hearingLoop: 'Hearing loop',
  dogs: 'Dogs',
  quietHours: 'Quiet hours',
} as const;

/** What the venue says about access, each with its printed name. Empty until `venue.md` says something. */
export function accessFacts({ access = {} }: Pick<Venue, 'access'>) {
  return Object.entries(names).flatMap(([field, name]) => {
    const fact = access[field as keyof typeof names];
    return fact ? [{ name, fact }] : [];
  });
}
