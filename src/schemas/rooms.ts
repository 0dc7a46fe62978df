import { oneOf } from './fields.ts';

/** The rooms of photographs, which decide the page that shows them. */
const rooms = ['kitchen', 'table', 'sofas', 'door'] as const;
export type Room = (typeof rooms)[number];

/** One of the rooms. */
export const room = (what: string) => oneOf(what, rooms);
