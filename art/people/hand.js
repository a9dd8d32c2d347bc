import { block, egg, limb } from '../shapes/fields.js';
import { piece } from './flesh.js';
import { out } from './frame.js';

// In the hand's frame y runs from wrist to knuckles, z comes out of the palm and x is the thumb's side.
const FINGERS = [
  { x: 0.0305, y: 0.092, bones: [0.044, 0.027, 0.021], r: 0.0094 },
  { x: 0.0102, y: 0.096, bones: [0.049, 0.031, 0.022], r: 0.0097 },
  { x: -0.0102, y: 0.092, bones: [0.046, 0.029, 0.021], r: 0.0093 },
  { x: -0.0295, y: 0.084, bones: [0.036, 0.022, 0.019], r: 0.0083 },
];
const PALM = 0.0135;
const ROD = 0.07;

/** Where a gripped rod of this radius has its middle; the rod runs along the frame's x. */
export const rodIn = (hand, radius) => out(hand, [0, ROD, PALM + radius]);

/** Joints of a finger wrapped round a rod: each at its bone's length from the last, hugging the rod. */
function wrapped({ x, y, bones, r }, radius) {
  const centre = [ROD, PALM + radius];
  const hug = radius + r * 0.98;
  const joints = [[x, y, 0.001]];
  let from = [y, 0.001];
  bones.forEach((bone, i) => {
    const ring = Math.hypot(hug, bone * (i ? 0.5 : 0.42));
    const dy = centre[0] - from[0];
    const dz = centre[1] - from[1];
    const d = Math.hypot(dy, dz);
    const a = (bone * bone - ring * ring + d * d) / (2 * d);
    const h = Math.sqrt(Math.max(0, bone * bone - a * a));
    const to = [from[0] + (a * dy + h * dz) / d, from[1] + (a * dz - h * dy) / d];
    joints.push([x * (1 - 0.04 * i), ...to]);
    from = to;
  });
  return joints;
}

const chain = (joints, radii) =>
  joints.slice(1).map((to, i) => limb(joints[i], to, radii[i], radii[i + 1]));

/** Tendons and a few veins on the back of a hand, and its knuckles. */
function tendons(x, y, z) {
  if (z > 0) return 0;
  const fade = Math.min(1, Math.max(0, y / 0.03)) * Math.min(1, Math.max(0, (0.085 - y) / 0.01));
  let d = 0;
  for (const f of FINGERS) {
    const at = f.x * (0.35 + 0.65 * (y / f.y));
    d += 0.0016 * Math.exp(-(((x - at) / 0.0032) ** 2)) * fade;
    d += 0.0024 * Math.exp(-((x - f.x) ** 2 + (y - f.y + 0.004) ** 2) / 0.00006);
  }
  const vein = 0.012 * Math.sin(y * 60) + 0.006;
  return d + 0.0013 * Math.exp(-(((x - vein) / 0.0028) ** 2)) * fade;
}

/** A hand closed round a rod of radius `grip` (metres); round next to nothing, it is a fist. */
export function hand({ hand: frame, grip = 0.006 }) {
  const fingers = FINGERS.map((f) =>
    piece(frame, chain(wrapped(f, grip), [f.r * 1.1, f.r, f.r * 0.93, f.r * 0.82]), {
      centre: [f.x, 0.1, 0.03],
      reach: 0.12,
      inner: 0.004,
      outer: 0.007,
    }),
  );
  const thumb = [
    [0.024, 0.012, 0.008],
    [0.036, 0.035, 0.02 + grip * 0.5],
    [0.033, 0.051, PALM + 2 * grip + 0.0135],
    [0.012, 0.069, PALM + 2 * grip + 0.0235],
  ];
  return [
    piece(
      frame,
      [
        egg([0, -0.005, 0], [0.028, 0.035, 0.021]),
        block([0.0005, 0.052, -0.001], [0.04, 0.043, 0.0125], 0.0122),
        egg([0.024, 0.034, 0.011], [0.021, 0.034, 0.016]),
        egg([-0.026, 0.04, 0.008], [0.015, 0.036, 0.014]),
        ...FINGERS.map((f) =>
          limb([f.x * 0.5, 0.03, -0.006], [f.x, f.y - 0.003, -0.004], 0.007, 0.0098),
        ),
      ],
      { centre: [0, 0.05, 0], reach: 0.09, inner: 0.011, outer: 0.018, relief: tendons },
    ),
    ...fingers,
    piece(frame, chain(thumb, [0.0155, 0.0128, 0.0112, 0.0088]), {
      centre: [0.035, 0.06, 0.03],
      reach: 0.1,
      inner: 0.005,
      outer: 0.009,
    }),
  ];
}
