/** What a round costs, in play credits. There is no other stake. */
export const STAKE = 10;

/** The play credits a demo starts with. */
export const START_CREDITS = 1000;

/** How many milliseconds of play lie between two reality checks. */
export const CHECK_EVERY = 20 * 60 * 1000;

/** Play credits in hand, and what all rounds together have brought. */
export interface Session {
  credits: number;
  net: number;
}

/** A session nobody has played yet. */
export const newSession = (): Session => ({ credits: START_CREDITS, net: 0 });

/** Is there enough for another round? */
export const canPlay = ({ credits }: Session): boolean => credits >= STAKE;

/** The session once a round is paid for. */
export const stake = (session: Session): Session => change(session, -STAKE);

/** The session once a result, in stakes, is paid out. */
export const settle = (session: Session, multiple: number): Session =>
  change(session, multiple * STAKE);

/** Fresh credits. What was lost before stays in the net position. */
export const refill = ({ net }: Session): Session => ({ credits: START_CREDITS, net });

function change({ credits, net }: Session, by: number): Session {
  return { credits: credits + by, net: net + by };
}

/**
 * A whole number as British readers write it, with a true minus. Not by `toLocaleString()`: Chromium takes
 * 28 ms to make its first locale ready, five times as long as all else that a demo does to start.
 */
export function formatNumber(value: number): string {
  return String(value)
    .replace(/\B(?=(\d{3})+$)/g, ',')
    .replace('-', '−');
}

/** Milliseconds as hours, minutes and seconds: 0:12:05. */
export function formatTime(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (value: number) => String(value % 60).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60))}:${two(seconds)}`;
}
