import { inBothHands } from '../people/holding.js';
import { person } from '../people/person.js';
import { OVERHEAD } from '../people/poses.js';
import { loadedBarbell } from '../shapes/loaded.js';
import { group } from '../shapes/solids.js';

export const rig = 'night';
export const exposure = 1.2;
export const tint = [0.02, 0.022, 0.024];
export const glow = { at: [0, 1.3, -2], size: [5, 5], color: [0.05, 0.06, 0.064] };
export const views = [
  {
    size: [1040, 1300],
    yaw: -20,
    scale: 1,
    aim: [0, 1.2, 0],
    elevation: 2,
    distance: 6.2,
    fov: 26,
    vignette: 0.5,
  },
];

/** A bar held overhead. */
export function build() {
  const man = person(
    OVERHEAD,
    {
      skin: '#9c8b7d',
      shirt: { color: '#4a5258', sleeve: 0 },
      shorts: { color: '#23282c' },
      shoes: '#d4d8d0',
    },
    0.007,
  );
  return group(man, inBothHands(loadedBarbell([10]), man));
}
