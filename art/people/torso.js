import { ball, egg, limb } from '../shapes/fields.js';
import { piece } from './flesh.js';

const both = (make) => [make(1), make(-1)];

/** Ribcage, chest, back, belly, hips and neck. */
export function torso({ pelvis, chest, build }) {
  const { chest: c, waist: w, bust, muscle: m, shoulder, hip } = build;
  const ribs = [
    egg([0, 0.0, -0.008], [0.162 * c, 0.215, 0.112 * c]),
    egg([0, 0.125, -0.022], [shoulder * 0.94, 0.078, 0.078 * c]),
    ...both((s) => egg([s * 0.128 * c, -0.005, -0.04], [0.056 * m, 0.15, 0.07 * c])),
    ...both((s) => egg([s * 0.078 * c, 0.085, -0.075 * c], [0.088 * c, 0.1, 0.042])),
  ];
  const pecs = bust
    ? both((s) => egg([s * 0.066, 0.045, 0.06], [0.074, 0.068, 0.054]))
    : both((s) => limb([s * 0.042, 0.062, 0.078], [s * 0.135, 0.11, 0.052], 0.05 * m, 0.042 * m));
  const traps = both((s) =>
    limb([s * 0.03, 0.285, -0.038], [s * shoulder * 0.84, 0.188, -0.03], 0.037 * m, 0.034),
  );
  const collar = both((s) =>
    limb([s * 0.022, 0.198, 0.05], [s * shoulder * 0.85, 0.205, 0.012], 0.013, 0.012),
  );
  const throat = bust ? 0.8 : 0.4 + 0.6 * m;
  const neck = [
    limb([0, 0.18, -0.03], [0, 0.345, -0.012], 0.06 * throat, 0.05 * throat),
    ...both((s) => limb([s * 0.05, 0.32, -0.012], [s * 0.016, 0.2, 0.042], 0.014, 0.011)),
    ball([0, 0.272, 0.043], 0.012 * m),
  ];
  return [
    piece(
      pelvis,
      [
        egg([0, 0.05, 0], [0.15 + (hip - 0.09) * 3, 0.115, 0.105]),
        ...both((s) => egg([s * 0.074, -0.02, -0.058], [0.084, 0.095, 0.078])),
      ],
      { centre: [0, 0.02, -0.02], reach: 0.24, inner: 0.04 },
    ),
    piece(
      chest,
      [
        egg([0, -0.2, 0.0], [0.132 * w, 0.17, 0.096 * (0.3 + 0.7 * w)]),
        ...both((s) => egg([s * 0.1 * w, -0.225, 0], [0.036, 0.085, 0.07])),
        ...both((s) => egg([s * 0.034, -0.155, 0.074 * w], [0.036, 0.14, 0.026])),
      ],
      { centre: [0, -0.19, 0.01], reach: 0.23, inner: 0.035, outer: 0.07 },
    ),
    piece(chest, ribs, { centre: [0, 0, -0.02], reach: 0.26, inner: 0.05, outer: 0.06 }),
    piece(chest, pecs, {
      centre: [0, 0.07, 0.06],
      reach: 0.23,
      inner: bust ? 0.05 : 0.014,
      outer: bust ? 0.06 : 0.026,
    }),
    piece(chest, traps, { centre: [0, 0.22, -0.03], reach: 0.24, outer: 0.045 }),
    piece(chest, collar, { centre: [0, 0.2, 0.03], reach: 0.22, outer: 0.022 }),
    piece(chest, neck, { centre: [0, 0.26, 0], reach: 0.16, inner: 0.014, outer: 0.03 }),
  ];
}
