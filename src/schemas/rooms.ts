import { z } from 'astro/zod';
import { didYouMean } from './did-you-mean.ts';

/** The rooms of the house on the home page that evenings and photographs belong to, as texts name them. */
export const rooms = {
  kitchen: 'the kitchen',
  table: 'the long table',
  sofas: 'the sofas',
  door: 'the front door',
} as const;
export type Room = keyof typeof rooms;

/** A room by its short name. */
export function room(what: string, known = Object.keys(rooms) as Room[]) {
  const wanted = `${what} One of ${known.join(', ')}. For example: ${known[0]}`;
  return z
    .enum(known, { error: ({ input }) => wanted + didYouMean(String(input), known) })
    .describe(wanted);
}
