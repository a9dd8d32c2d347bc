import { loadedBarbell } from '../shapes/loaded.js';
import { room as gym } from '../shapes/room.js';
import { group, placed } from '../shapes/solids.js';

export const rig = 'rim';
export const exposure = 1.3;
export const views = [
  {
    yaw: -58,
    scale: 1,
    aim: [0.42, 0.2, 0.75],
    elevation: 8,
    distance: 1.9,
    fov: 21,
    aperture: 0.014,
    vignette: 0.4,
  },
];
export const room = () => gym({ back: 3, stripe: false });

/** The end of a loaded bar, close. */
export const build = () =>
  group(placed(loadedBarbell([20, 15]), [0, 0.225, 0], [Math.PI / 2, 0, 0]));
