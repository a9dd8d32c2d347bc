import { build as rope } from '../products/battle-rope.js';
import { room as gym } from '../shapes/room.js';

export const rig = 'rim';
export const exposure = 1.4;
export const views = [
  {
    yaw: 18,
    scale: 1,
    aim: [-0.09, 0.12, 0.15],
    elevation: 18,
    distance: 2.1,
    fov: 21,
    aperture: 0.014,
    vignette: 0.4,
  },
];
export const room = () => gym({ back: 3, stripe: false });

/** A coil of battle rope. */
export const build = () => rope();
