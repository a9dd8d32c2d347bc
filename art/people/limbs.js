import { ball, egg, limb } from '../shapes/fields.js';
import { piece } from './flesh.js';
import { FOREARM, SHIN, THIGH, UPPER_ARM } from './skeleton.js';

/** Veins and the furrows between muscles on a forearm. */
function veins(x, y, z) {
  const r = Math.hypot(x, z);
  const a = Math.atan2(x, z);
  const line = (at, width) =>
    Math.exp(-((((((a - at + 9.42) % 6.283) - 3.1416) * r) / width) ** 2));
  const fade = Math.min(1, Math.max(0, y / 0.06)) * Math.min(1, Math.max(0, (FOREARM - y) / 0.03));
  const bend = 0.35 * Math.sin(y * 26);
  let d = 0;
  for (const at of [-2.4, -0.7, 0.9, 2.3])
    d += 0.0016 * line(at + bend * (at > 0 ? 1 : -0.8) + y * 1.6, 0.0034);
  for (const at of [-1.5, 1.6]) d -= 0.0014 * line(at + y * 1.2, 0.009);
  return d * fade;
}

/** Shoulder to wrist. In both bones y runs down the bone and z is the side the elbow folds to. */
export function arm({ upper, fore, s }, { muscle: m }, flex = 0) {
  const lateral = -s;
  return [
    piece(
      upper,
      [
        limb([0, 0, 0], [0, UPPER_ARM, 0], 0.05 * m, 0.037 * m),
        egg([lateral * 0.0, 0.048, 0], [0.06 * m, 0.092, 0.062 * m]),
        egg(
          [0, 0.165 - flex * 0.012, 0.02 + flex * 0.007],
          [0.036 * m, 0.088 - flex * 0.012, (0.035 + flex * 0.007) * m],
        ),
        egg([0, 0.15, -0.023], [0.041 * m, 0.105, 0.034 * m]),
      ],
      { centre: [0, UPPER_ARM / 2, 0], reach: 0.24, inner: 0.015, outer: 0.036 },
    ),
    piece(
      fore,
      [
        limb([0, -0.004, 0], [0, FOREARM, 0], 0.037 * m, 0.025),
        egg([0.014, 0.07, 0.008], [0.031 * m, 0.1, 0.034 * m]),
        egg([-0.014, 0.08, 0.0], [0.03 * m, 0.1, 0.034 * m]),
        ball([0, 0.0, -0.016], 0.026),
        egg([0, FOREARM - 0.01, 0], [0.029, 0.05, 0.022]),
      ],
      { centre: [0, FOREARM / 2, 0], reach: 0.2, inner: 0.013, outer: 0.022, relief: veins },
    ),
  ];
}

/** Hip to ankle. z is the knee's side. */
export function leg({ thigh, shin }, { muscle: m, bust }) {
  const t = bust ? 0.98 : 1;
  return [
    piece(
      thigh,
      [
        limb([0, 0.0, 0], [0, THIGH, 0], 0.086 * t, 0.052),
        egg([0.018, 0.2, 0.03], [0.056, 0.18, 0.052 * m]),
        egg([-0.018, 0.21, 0.028], [0.054, 0.18, 0.052 * m]),
        egg([0, 0.21, -0.032], [0.06, 0.17, 0.05]),
        egg([0.03, THIGH - 0.07, 0.022], [0.028, 0.055, 0.03]),
        egg([-0.03, THIGH - 0.07, 0.022], [0.028, 0.055, 0.03]),
      ],
      { centre: [0, THIGH / 2, 0], reach: 0.33, inner: 0.025, outer: 0.045 },
    ),
    piece(
      shin,
      [
        limb([0, 0, 0], [0, SHIN, 0], 0.046, 0.031),
        egg([0, 0.0, 0.03], [0.032, 0.04, 0.025]),
        egg([0.018, 0.125, -0.026], [0.036, 0.11, 0.04 * m]),
        egg([-0.018, 0.135, -0.026], [0.036, 0.12, 0.04 * m]),
        limb([0, 0.05, 0.022], [0, SHIN - 0.06, 0.012], 0.022, 0.018),
        egg([0, SHIN - 0.02, -0.02], [0.018, 0.08, 0.02]),
      ],
      { centre: [0, SHIN / 2, 0], reach: 0.3, inner: 0.022, outer: 0.03 },
    ),
  ];
}
