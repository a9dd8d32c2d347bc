import { inBothHands } from '../people/holding.js';
import { person } from '../people/person.js';
import { LOCKOUT } from '../people/poses.js';
import { loadedBarbell } from '../shapes/loaded.js';
import { room as gym } from '../shapes/room.js';
import { group } from '../shapes/solids.js';

export const rig = 'night';
export const exposure = 1.3;
export const views = [
  {
    size: [960, 1280],
    yaw: 26,
    scale: 1,
    aim: [0, 0.98, 0],
    elevation: 4,
    distance: 5.6,
    fov: 25,
    vignette: 0.5,
  },
];
export const room = () => gym({ back: 2.4, stripe: false });

/** A deadlift, locked out. */
export function build() {
  const man = person(
    LOCKOUT,
    {
      skin: '#6d5b50',
      shirt: { color: '#50575d', sleeve: 0 },
      shorts: { color: '#23282c' },
      shoes: '#d4d8d0',
    },
    0.007,
  );
  return group(man, inBothHands(loadedBarbell([20]), man));
}
