import { build as rack } from '../products/dumbbell-rack.js';
import { room as gym } from '../shapes/room.js';

export const rig = 'rim';
export const exposure = 1.5;
export const views = [
  {
    yaw: 48,
    scale: 1,
    aim: [0.1, 0.66, 0.1],
    elevation: 10,
    distance: 2.1,
    fov: 21,
    aperture: 0.016,
    vignette: 0.4,
  },
];
export const room = () => gym({ back: 1.6, stripe: false });

/** Along a rack of dumbbells. */
export const build = () => rack();
