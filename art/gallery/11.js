import { build as airBike } from '../products/air-bike.js';
import { build as cycle } from '../products/spin-bike.js';
import { room as gym } from '../shapes/room.js';
import { group, placed } from '../shapes/solids.js';

export const views = [
  {
    size: [1440, 960],
    yaw: -20,
    scale: 1,
    aim: [0.06, 0.62, 0],
    elevation: 7,
    distance: 6,
    fov: 20,
  },
];
export const room = () =>
  gym({ wall: '#8f9aa3', ground: '#6d7378', back: 2.4, name: [0.2, 1.5, 0.26], stripe: false });

/** The cardio corner by day. */
export const build = () =>
  group(
    placed(airBike(), [-0.75, 0, 0.1], [0, -0.1, 0]),
    placed(cycle(), [0.78, 0, -0.2], [0, -0.1, 0]),
  );
