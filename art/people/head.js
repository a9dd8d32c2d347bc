import { ball, blend, carve, egg, limb } from '../shapes/fields.js';
import { piece } from './flesh.js';

const both = (make) => [make(1), make(-1)];

const SKULL = egg([0, 0.034, -0.014], [0.0765, 0.088, 0.098]);
/** A face without features: the planes of brow, nose and jaw only. */
export function head({ head: frame, build }) {
  const j = build.bust ? 0.9 : 1;
  const made = [
    egg([0, -0.03, 0.021], [0.06, 0.085, 0.077]),
    ...both((s) =>
      limb([s * 0.05 * j, -0.06, -0.004], [s * 0.014, -0.098, 0.052], 0.022 * j, 0.02 * j),
    ),
    egg([0, 0.006, 0.062], [0.048, 0.02, 0.021]),
  ];
  const nose = limb([0, 0.004, 0.088], [0, -0.034, 0.097], 0.006, 0.009);
  const face = (x, y, z) => {
    let d = SKULL(x, y, z);
    for (const f of made) d = blend(d, f(x, y, z), 0.034);
    return blend(d, nose(x, y, z), 0.024);
  };
  const ear = (s) => {
    const rim = egg([s * 0.0775, -0.012, -0.014], [0.0095, 0.031, 0.0185]);
    const bowl = egg([s * 0.0875, -0.008, -0.01], [0.0085, 0.018, 0.0105]);
    const lobe = ball([s * 0.0735, -0.04, -0.006], 0.0075);
    return (x, y, z) => carve(blend(rim(x, y, z), lobe(x, y, z), 0.01), bowl(x, y, z), 0.006);
  };
  return [
    piece(frame, [face], { centre: [0, 0, 0.01], reach: 0.145, outer: 0.011 }),
    piece(frame, [ear(1), ear(-1)], {
      centre: [0, -0.01, 0],
      reach: 0.11,
      inner: 0.001,
      outer: 0.006,
    }),
  ];
}

/** A sports hood that leaves the face free and falls to the shoulders. */
export function hood({ head: frame }) {
  const drape = egg([0, -0.03, -0.028], [0.09, 0.13, 0.09]);
  const face = egg([0, -0.028, 0.1], [0.06, 0.083, 0.075]);
  const shell = (x, y, z) => {
    const d = blend(SKULL(x, y, z) - 0.009, drape(x, y, z), 0.03);
    return carve(Math.max(d, -0.15 - y), face(x, y, z), 0.012);
  };
  return piece(frame, [shell], { centre: [0, -0.01, -0.02], reach: 0.19 });
}

/** A baseball cap: crown, band and peak. */
export function cap({ head: frame }) {
  const crown = (x, y, z) => {
    const dome = egg([0, 0.036, -0.014], [0.0885, 0.103, 0.1115])(x, y, z);
    const under = egg([0, 0.034, -0.014], [0.079, 0.0885, 0.1])(x, y, z);
    const seam = 0.0012 * (Math.abs(Math.sin(3 * Math.atan2(x, z + 0.014))) < 0.05 ? 1 : 0);
    return Math.max(dome + seam, -under, 0.03 - 0.12 * (z + 0.02) * 0.5 - y);
  };
  const peak = (x, y, z) => {
    const droop = 0.03 - 0.14 * (z - 0.07) - x * x * 2.6;
    const flat = (Math.hypot(x / 0.074, (z - 0.07) / 0.092) - 1) * 0.07;
    return Math.max(flat, Math.abs(y - droop) * 0.9 - 0.0032, 0.06 - z) - 0.001;
  };
  const button = ball([0, 0.137, -0.014], 0.007);
  return piece(frame, [crown, peak, button], {
    centre: [0, 0.05, 0.03],
    reach: 0.17,
    inner: 0.004,
  });
}
