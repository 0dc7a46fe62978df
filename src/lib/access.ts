import type { Venue } from '../schemas/venue.ts';

const names = {
  entrance: 'Entrance',
  stepFree: 'Step-free access',
  toilet: 'Accessible toilet',
  rooms: 'Step-free rooms',
  parking: 'Parking',
  hearingLoop: 'Hearing loop',
  dogs: 'Dogs',
  companions: 'Companions',
  quietHours: 'Quiet hours',
} as const;

/** The venue's facts about access, with their labels. A venue without rooms for the night has none about them. */
export function accessFacts({ access = {}, rooms }: Pick<Venue, 'access' | 'rooms'>) {
  return Object.entries(names).flatMap(([field, name]) => {
    const fact = access[field as keyof typeof names];
    return fact && (field !== 'rooms' || rooms) ? [{ name, fact }] : [];
  });
}
