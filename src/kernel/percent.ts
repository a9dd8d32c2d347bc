/** Millionths in one percent. */
const MILLIONTHS = 10_000;

/** A rate in millionths of one in percent, which has at most four decimals. */
export const millionthsOf = (percent: number): number => Math.round(percent * MILLIONTHS);

/** A rate in percent of one in millionths. */
export const percentOf = (millionths: number): number => millionths / MILLIONTHS;
