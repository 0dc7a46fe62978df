/** What a round costs, in play credits. There is no other stake. */
export const STAKE = 10;

/** The play credits a demo starts with. */
export const START_CREDITS = 1000;

/** Play credits in hand, and the sum of all results of this visit. */
export interface Session {
  credits: number;
  net: number;
}

/** The session before its first round. */
export const newSession = (): Session => ({ credits: START_CREDITS, net: 0 });

/** Are there credits for another round? */
export const canPlay = ({ credits }: Session): boolean => credits >= STAKE;

/** The session after a round is paid for. */
export const payStake = (session: Session): Session => change(session, -STAKE);

/** The session after a result, in stakes, is paid out. */
export const payOut = (session: Session, multiple: number): Session =>
  change(session, multiple * STAKE);

/** Fresh credits. What was lost before stays in the net result. */
export const refill = ({ net }: Session): Session => ({ credits: START_CREDITS, net });

function change({ credits, net }: Session, by: number): Session {
  return { credits: credits + by, net: net + by };
}
