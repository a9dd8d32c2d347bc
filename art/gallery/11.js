import { build as airBike } from '../products/air-bike.js';
import { build as cycle } from '../products/spin-bike.js';
import { room as gym } from '../shapes/room.js';
import { group, placed } from '../shapes/solids.js';

export const views = [
  {
    size: [1440, 960],
    yaw: -30,
    scale: 1,
    aim: [0, 0.62, 0],
    elevation: 7,
    distance: 5.6,
    fov: 20,
  },
];
export const room = () =>
  gym({ wall: '#8f9aa3', ground: '#6d7378', back: 2.4, name: [1.1, 1.42, 0.24], stripe: false });

/** The cardio corner by day. */
export const build = () =>
  group(placed(airBike(), [-0.1, 0, 0.55]), placed(cycle(), [0, 0, -0.55]));
