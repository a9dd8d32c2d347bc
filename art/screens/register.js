import { build as bell } from '../products/competition-kettlebell.js';
import { room as gym } from '../shapes/room.js';
import { group, placed } from '../shapes/solids.js';

export const rig = 'rim';
export const exposure = 1.3;
export const views = [
  {
    yaw: 0,
    scale: 1,
    aim: [0.08, 0.1, 0],
    elevation: 6,
    distance: 1.4,
    fov: 21,
    aperture: 0.01,
    vignette: 0.4,
  },
];
export const room = () => gym({ back: 3, stripe: false });

/** A kettlebell, with another behind it. */
export const build = () =>
  group(placed(bell(), [0, 0, 0.1], [0, -0.35, 0]), placed(bell(), [-0.24, 0, -0.34], [0, 0.3, 0]));
