import { build as rings } from '../products/gymnastic-rings.js';

export const rig = 'rim';
export const frames = 12;
export const tint = [0.016, 0.018, 0.02];
export const glow = { at: [0, 0.4, -1.6], size: [3.4, 3.2], color: [0.04, 0.048, 0.05] };
export const views = [
  {
    size: [1040, 1300],
    yaw: 38,
    scale: 1,
    float: true,
    aim: [0, 0.38, 0],
    elevation: 4,
    distance: 1.72,
    fov: 20,
    aperture: 0.008,
    vignette: 0.4,
  },
];

/** Wooden rings against the dark, close. */
export const build = () => rings();
