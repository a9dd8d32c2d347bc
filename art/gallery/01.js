import { build as rack } from '../products/power-rack.js';
import { loadedBarbell } from '../shapes/loaded.js';
import { room as gym } from '../shapes/room.js';
import { group, placed } from '../shapes/solids.js';

export const rig = 'dusk';
export const exposure = 1.35;
export const views = [
  {
    size: [1440, 960],
    yaw: -24,
    scale: 1,
    aim: [0, 1.05, 0],
    elevation: 5,
    distance: 5.6,
    fov: 26,
    vignette: 0.5,
  },
];
export const room = () => gym({ back: 1.9, stripe: false });

/** A loaded bar waiting in the power rack. */
export const build = () => group(rack(), placed(loadedBarbell([20, 15]), [0, 1.365, 0.64]));
