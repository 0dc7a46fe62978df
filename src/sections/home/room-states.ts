/** The rooms of the house that follow the clock. */
import type { HouseHour } from './house-hours.ts';

/** Whether the table is laid for supper: before the evening, and whenever the kitchen is closed. */
export const isTableLaid = ({ sky, closed }: Pick<HouseHour, 'sky' | 'closed'>) =>
  Boolean(closed) || sky === 'dawn' || sky === 'day';

/** The names of the drawings that show the rooms at an hour. Rooms that do not follow the clock are not included. */
export function drawingsAt(hour: Pick<HouseHour, 'sky' | 'closed'>): Record<string, string> {
  const { sky, closed } = hour;
  const isNight = sky === 'night' || sky === 'late';
  return {
    kitchen: closed ? 'kitchen-closed' : 'kitchen',
    table: isTableLaid(hour) ? 'table-laid' : 'table',
    bedrooms: isNight ? 'bedrooms' : 'bedrooms-made',
  };
}

/**
 * Groups the states of a room at all hours by what `key` returns. Each group has its hours as numbers from 1, separated by spaces,
 * with `default` after the one at the index `initial`. If there is only one group, it has no hours, because it never changes.
 */
export function groupHours<State extends object>(
  states: readonly State[],
  key: (state: State) => unknown,
  initial: number,
): (State & { hours: string | undefined })[] {
  const numbered = states.map((state, index) => ({ state, index }));
  const groups = [...Map.groupBy(numbered, ({ state }) => key(state)).values()];
  return groups.flatMap((group) => {
    const numbers = group.map(({ index }) => `${index + 1}${index === initial ? ' default' : ''}`);
    const hours = groups.length > 1 ? numbers.join(' ') : undefined;
    return group.slice(0, 1).map(({ state }) => ({ ...state, hours }));
  });
}
