/** A percent has as many millionths. */
const MILLIONTHS = 10_000;

/** @param percent with at most four decimals */
export const millionthsOf = (percent: number): number => Math.round(percent * MILLIONTHS);

export const percentOf = (millionths: number): number => millionths / MILLIONTHS;
