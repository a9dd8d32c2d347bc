/** A day of 24 hours, in ms. */
export const DAY_MS = 86_400_000;
