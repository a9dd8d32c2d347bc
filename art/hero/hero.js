import { held, person } from '../people/person.js';
import { hexDumbbell } from '../shapes/dumbbell.js';
import { group } from '../shapes/solids.js';

export const rig = 'rim';
export const frames = 14;
export const quality = 95;
export const tint = [0.016, 0.018, 0.02];
export const glow = { at: [0.25, 0.9, -1.6], size: [3.4, 3.2], color: [0.03, 0.036, 0.038] };
export const views = [
  {
    name: 'hero',
    size: [1920, 1280],
    yaw: 40,
    scale: 1,
    aim: [-0.26, 0.91, 0.1],
    elevation: 0,
    distance: 1.55,
    fov: 20,
    aperture: 0.005,
    vignette: 0.4,
  },
  {
    name: 'hero-portrait',
    size: [1080, 1350],
    yaw: 40,
    scale: 1,
    aim: [-0.14, 0.8, 0.1],
    elevation: 0,
    distance: 1.85,
    fov: 22,
    aperture: 0.005,
    vignette: 0.4,
  },
];

const POSE = {
  pelvis: { at: [0, 0.965, 0], turn: -4 },
  chest: { turn: 6, nod: -1 },
  hands: {
    right: {
      at: [-0.32, -0.34, 0.1],
      elbow: [-0.5, 0, -1],
      along: [-0.06, -1, 0.12],
      palm: [1, 0, 0],
      grip: 0.0155,
    },
    left: { at: [0.33, -0.34, 0.05], elbow: [0.5, 0, -1], palm: [-1, 0, -0.25] },
  },
  feet: { left: { at: [0.16, 0, 0.04] }, right: { at: [-0.15, 0, -0.06] } },
};

/** A man with a dumbbell at arm's length. */
function figure() {
  const man = person(
    POSE,
    { skin: '#a5846e', shirt: { color: '#414a51' }, shorts: { color: '#363d43' } },
    0.0045,
  );
  const weight = held(hexDumbbell({ weight: '20', size: 0.074, depth: 0.092 }), man.bones.arms[1]);
  weight.rotateX(Math.PI);
  return group(man, weight);
}

let sculpted;

/** The figure, sculpted once for both pictures. */
export function build() {
  sculpted ??= figure();
  return group(sculpted);
}
