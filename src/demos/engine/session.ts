/** The price of a round, in play credits. There is no other stake. */
export const STAKE = 10;

/** The play credits at the start of a demo. */
export const START_CREDITS = 1000;

/** The play credits, and the net result of this visit. */
export interface Session {
  credits: number;
  net: number;
}

export const newSession = (): Session => ({ credits: START_CREDITS, net: 0 });

export const canPlay = ({ credits }: Session): boolean => credits >= STAKE;

export const payStake = (session: Session): Session => change(session, -STAKE);

/** `multiple` is the result, in stakes. */
export const payOut = (session: Session, multiple: number): Session =>
  change(session, multiple * STAKE);

/** New credits. The net result keeps earlier losses. */
export const refill = ({ net }: Session): Session => ({ credits: START_CREDITS, net });

function change({ credits, net }: Session, by: number): Session {
  return { credits: credits + by, net: net + by };
}
