import { loadedBarbell } from '../shapes/loaded.js';
import { room as gym } from '../shapes/room.js';
import { group, placed } from '../shapes/solids.js';

export const rig = 'night';
export const exposure = 1.5;
export const frames = 16;
export const views = [
  {
    size: [1200, 1200],
    yaw: -52,
    scale: 1,
    aim: [0.35, 0.24, 0.62],
    elevation: 13,
    distance: 2.6,
    fov: 20,
    aperture: 0.022,
    vignette: 0.4,
  },
];
export const room = () => gym({ back: 3, stripe: false });

/** Close on the end of a loaded bar. */
export const build = () =>
  group(placed(loadedBarbell([20, 15, 10]), [0, 0.225, 0], [Math.PI / 2, 0, 0]));
