import { person } from './person.js';
import { EASE } from './poses.js';
import { group } from '../shapes/solids.js';

/**
 * A head-and-shoulders portrait as a scene.
 * @param {object} wear see person.js
 * @param {{tint: number[] | string, rig?: string, pose?: object, yaw?: number, exposure?: number, glow?: number[]}} light
 */
export function portrait(wear, { tint, rig = 'day', pose = EASE, yaw = -18, exposure = 1, glow }) {
  const tall = wear.build?.bust ? 1.56 : 1.58;
  return {
    tint,
    rig,
    exposure,
    frames: 14,
    glow: glow && { at: [0, 1.5, -1.4], size: [3, 3], color: glow },
    views: [
      {
        yaw,
        scale: 1,
        float: true,
        aim: [0, tall, 0],
        elevation: 3,
        distance: 2.35,
        fov: 17.5,
        aperture: 0.003,
      },
    ],
    build: () => group(person(pose, wear, 0.0075, true)),
  };
}
