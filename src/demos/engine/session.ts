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

/** Adds a result in stakes. A stake that is paid is a result of −1. */
export const addStakes = ({ credits, net }: Session, stakes: number): Session => ({
  credits: credits + stakes * STAKE,
  net: net + stakes * STAKE,
});

/** New credits. The net result keeps earlier losses. */
export const refill = ({ net }: Session): Session => ({ credits: START_CREDITS, net });
