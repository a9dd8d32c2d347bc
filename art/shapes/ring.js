import { lathe } from './solids.js';

/**
 * A flat ring about the y axis, closed all round: from its inner to its outer radius and from `low`
 * to `high`. It shows only if it stands out of what it lies on: give it half a millimetre or more.
 */
export const ring = (inner, outer, low, high, rim = 0.0008, segments = 128) =>
  lathe(
    [
      [inner, low],
      [outer, low, rim],
      [outer, high, rim],
      [inner, high, rim],
      [inner, low],
    ],
    segments,
  );
