import { build as rings } from '../products/gymnastic-rings.js';

export const rig = 'rim';
export const exposure = 1.2;
export const tint = [0.016, 0.018, 0.02];
export const glow = { at: [0, 0.4, -1.6], size: [3.4, 3.2], color: [0.03, 0.036, 0.038] };
export const views = [
  {
    yaw: -24,
    scale: 1,
    float: true,
    aim: [0.02, 0.42, 0],
    elevation: 2,
    distance: 1.9,
    fov: 21,
    aperture: 0.008,
    vignette: 0.4,
  },
];

/** Wooden rings on their straps. */
export const build = () => rings();
