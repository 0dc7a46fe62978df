import { oneOf } from './fields.ts';

/** The rooms of evenings and photographs, each with the phrase that places them there. */
export const rooms = {
  kitchen: 'in the kitchen',
  table: 'at the long table',
  sofas: 'on the sofas',
  door: 'at the front door',
} as const;
export type Room = keyof typeof rooms;

/** One of the rooms. */
export const room = (what: string, known = Object.keys(rooms) as Room[]) => oneOf(what, known);
