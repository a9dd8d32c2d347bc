import { build as rack } from '../products/dumbbell-rack.js';
import { room as gym } from '../shapes/room.js';

export const rig = 'night';
export const exposure = 1.5;
export const views = [
  {
    size: [1200, 1200],
    yaw: 34,
    scale: 1,
    aim: [0.1, 0.6, 0.1],
    elevation: 8,
    distance: 3.2,
    fov: 20,
    aperture: 0.02,
    vignette: 0.4,
  },
];
export const room = () => gym({ back: 1.1, stripe: false });

/** Close on the dumbbell rack. */
export const build = () => rack();
