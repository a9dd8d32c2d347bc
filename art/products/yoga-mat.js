import { label, flatPrint } from '../materials/decal.js';
import { foam, volt, woven } from '../materials/soft.js';
import { group, part, placed } from '../shapes/solids.js';
import { flowing, ribbon } from '../shapes/tubes.js';

export const tint = 'mobility-recovery';
export const views = [{ yaw: -30, elevation: 26, fill: 0.84 }];

const WIDTH = 0.62;

/** A spiral that unrolls into a flat tail. */
function roll() {
  const points = [];
  for (let a = 0; a < Math.PI * 2 * 5.25; a += 0.22) {
    const r = 0.02 + a * 0.00118;
    points.push([-Math.sin(a) * r, Math.cos(a) * r, 0]);
  }
  const [x, y] = points.at(-1);
  return { points, r: Math.hypot(x, y) };
}

export const measures = 'Half rolled; flat 183 × 62 cm / 72.0 × 24.4 in';

/** A 5 mm mat, rolled but for its last hand's breadth, and held by a strap. */
export function build() {
  const { points, r } = roll();
  const lifted = points.map(([x, y]) => [x, y + r + 0.003, 0]);
  const tail = [
    [0.03, 0.0032, 0],
    [0.1, 0.003, 0],
    [0.2, 0.003, 0],
    [0.34, 0.003, 0],
  ];
  const last = lifted.findLastIndex(([x, y]) => y < 0.012 && x < 0.01);
  const path = flowing([...lifted.slice(0, last), ...tail]);
  const mat = part(ribbon(path, WIDTH, 0.005, 700, [0, 0, 1]), foam('#4c6b62'));
  const strap = (z) =>
    part(
      ribbon(
        flowing(
          Array.from({ length: 24 }, (_, i) => [
            Math.cos((i / 24) * 6.2832) * (r + 0.005),
            r + 0.003 + Math.sin((i / 24) * 6.2832) * (r + 0.0035),
            z,
          ]),
          true,
        ),
        0.022,
        0.002,
        120,
        [0, 0, 1],
      ),
      z > 0 ? woven('#2c3033') : volt(),
    );
  const name = placed(
    flatPrint(label('VIGOR', '#dfe8df'), 0.04),
    [0.25, 0.0062, 0],
    [-Math.PI / 2, 0, Math.PI / 2],
  );
  return group(mat, strap(0.17), strap(-0.17), name);
}
