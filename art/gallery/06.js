import { build as rower } from '../products/rowing-machine.js';
import { room as gym } from '../shapes/room.js';

export const rig = 'dusk';
export const exposure = 1.5;
export const views = [
  {
    size: [1440, 900],
    yaw: -38,
    scale: 1,
    aim: [0.0, 0.46, 0],
    elevation: 7,
    distance: 5,
    fov: 20,
    vignette: 0.5,
  },
];
export const room = () =>
  gym({ wall: '#5b656c', ground: '#3a3f42', back: 2.6, name: [0.9, 1.2, 0.26], stripe: false });

/** The rower after hours. */
export const build = () => rower();
