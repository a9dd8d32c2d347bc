import { build as rings } from '../products/gymnastic-rings.js';
import { build as bars } from '../products/parallettes.js';
import { room as gym } from '../shapes/room.js';
import { group, placed } from '../shapes/solids.js';

export const views = [
  {
    size: [960, 1280],
    yaw: -12,
    scale: 1,
    aim: [0, 0.62, 0],
    elevation: 5,
    distance: 4.2,
    fov: 20,
    aperture: 0.02,
  },
];
export const room = () => gym({ wall: '#b7a693', ground: '#8d8a84', back: 1.3, stripe: false });

/** Rings hanging over a pair of parallettes, in daylight. */
export const build = () =>
  group(placed(rings(), [0, 0.57, 0]), placed(bars(), [0.05, 0, -0.1], [0, 0.8, 0]));
