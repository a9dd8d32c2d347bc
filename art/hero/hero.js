import { held, person } from '../people/person.js';
import { hexDumbbell } from '../shapes/dumbbell.js';
import { group } from '../shapes/solids.js';

export const rig = 'night';
export const frames = 20;
export const quality = 95;
export const tint = [0.016, 0.018, 0.02];
export const glow = { at: [0.25, 1.35, -1.6], size: [4.4, 3.6], color: [0.028, 0.034, 0.037] };
export const views = [
  {
    name: 'hero',
    size: [1920, 1280],
    yaw: 24,
    scale: 1,
    aim: [-0.36, 1.39, 0],
    elevation: 2,
    distance: 3.05,
    fov: 20,
    aperture: 0.004,
    vignette: 0.5,
  },
  {
    name: 'hero-portrait',
    size: [1080, 1350],
    yaw: 24,
    scale: 1,
    aim: [0.02, 1.36, 0],
    elevation: 2,
    distance: 3.6,
    fov: 22,
    aperture: 0.004,
    vignette: 0.5,
  },
];

const POSE = {
  pelvis: { at: [0, 0.965, 0], turn: -4 },
  chest: { turn: 6, nod: -1 },
  head: { nod: -3, turn: -24 },
  hands: {
    right: {
      at: [-0.24, 0.06, 0.24],
      elbow: [-0.35, -1, -0.3],
      along: [0.1, 0.9, 0.28],
      palm: [0.1, 0.2, -1],
      grip: 0.0155,
    },
    left: { at: [0.33, -0.34, 0.05], elbow: [0.5, 0, -1], palm: [-1, 0, -0.25], grip: 'rest' },
  },
  feet: { left: { at: [0.16, 0, 0.04] }, right: { at: [-0.15, 0, -0.06] } },
  flex: [0, 1],
};

/** A man in a T-shirt and cap, curling a dumbbell. */
function figure() {
  const man = person(
    POSE,
    {
      shirt: { color: '#3a4147', print: '#c8f031' },
      shorts: { color: '#272c31' },
      shoes: '#3a4046',
      cap: '#23282c',
    },
    0.006,
  );
  const weight = held(hexDumbbell({ weight: '20', size: 0.074, depth: 0.092 }), man.bones.arms[1]);
  return group(man, weight);
}

let sculpted;

/** The figure, sculpted once for both pictures. */
export function build() {
  sculpted ??= figure();
  return group(sculpted);
}
