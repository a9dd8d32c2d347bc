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
    frames: 14,
    yaw: -30,
    scale: 1,
    aim: [0.02, 0.86, 0.1],
    elevation: 3,
    distance: 2.45,
    fov: 24,
    aperture: 0.006,
    vignette: 0.4,
  },
];
export const room = () => gym({ back: 2.4, stripe: false });

/** A deadlift, locked out: two hands round the bar. */
export function build() {
  const man = person(
    LOCKOUT,
    { skin: '#8a6b58', shirt: { color: '#3a4147' }, shorts: { color: '#23282c' } },
    0.006,
  );
  return group(man, inBothHands(loadedBarbell([20]), man));
}
