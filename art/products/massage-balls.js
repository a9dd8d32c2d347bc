import * as THREE from 'three';
import { label, wrapPrint } from '../materials/decal.js';
import { rubber, volt } from '../materials/soft.js';
import { ball, blend } from '../shapes/fields.js';
import { sculpt } from '../shapes/sculpt.js';
import { group, part, placed } from '../shapes/solids.js';

export const tint = 'mobility-recovery';
export const views = [{ yaw: -6, elevation: 24, fill: 0.8 }];
export const close = { turn: -8, frames: 24 };

/** Evenly spread directions over a sphere. */
const spread = (n) =>
  Array.from({ length: n }, (_, i) => {
    const y = 1 - (2 * (i + 0.5)) / n;
    const a = i * 2.39996;
    const r = Math.sqrt(1 - y * y);
    return [Math.cos(a) * r, y, Math.sin(a) * r];
  });

/** A spiked ball: rounded studs over a sphere. */
function spiky(x0, z0) {
  const studs = spread(86).map((d) =>
    ball(
      d.map((v, i) => v * 0.037 + [x0, 0.0405, z0][i]),
      0.0062,
    ),
  );
  const field = (x, y, z) => {
    let d = Math.hypot(x - x0, y - 0.0405, z - z0) - 0.036;
    for (const stud of studs) d = blend(d, stud(x, y, z), 0.004);
    return d;
  };
  return part(
    sculpt(
      field,
      { min: [x0 - 0.05, -0.005, z0 - 0.05], max: [x0 + 0.05, 0.09, z0 + 0.05] },
      0.0015,
    ),
    volt(0.5),
  );
}

/** The double ball, along x. */
function doubled() {
  const field = (x, y, z) => {
    const a = Math.hypot(x + 0.042, y - 0.04, z) - 0.04;
    const b = Math.hypot(x - 0.042, y - 0.04, z) - 0.04;
    const groove =
      0.0012 * Math.max(0, Math.cos(x * 900)) * (Math.abs(Math.abs(x) - 0.042) < 0.02 ? 1 : 0);
    return blend(a, b, 0.03) + groove;
  };
  return part(
    sculpt(field, { min: [-0.09, -0.005, -0.05], max: [0.09, 0.09, 0.05] }, 0.0016),
    rubber('#33383c'),
  );
}

export const drawn = () => group(doubled());
export const measures = 'Double ball; spiked 8.6 cm / 3.4 in, firm 6.4 cm / 2.5 in';

/** A double ball for the spine, a spiked one for the feet and a plain one. */
export function build() {
  const peanut = placed(doubled(), [0, 0, 0], [0, 0.35, 0]);
  const plain = part(
    new THREE.SphereGeometry(0.032, 64, 48),
    rubber('#7f9a92'),
    [-0.06, 0.032, 0.095],
  );
  const name = wrapPrint(plain, label('VIGOR', '#1c2226'), {
    at: [-0.06, 0.032 + 0.0145, 0.095 + 0.0285],
    turn: [-0.47, 0, 0],
    height: 0.0085,
    depth: 0.02,
  });
  return group(peanut, plain, name, spiky(0.055, 0.085));
}
