import { oneOf } from './fields.ts';

/** The rooms of the house on the home page that evenings and photographs belong to, as a place in a sentence. */
export const rooms = {
  kitchen: 'in the kitchen',
  table: 'at the long table',
  sofas: 'on the sofas',
  door: 'at the front door',
} as const;
export type Room = keyof typeof rooms;

/** A room by its short name. */
export const room = (what: string, known = Object.keys(rooms) as Room[]) => oneOf(what, known);
