import { label, wrapPrint } from '../materials/decal.js';
import { chrome } from '../materials/metal.js';
import { leather, volt, woven } from '../materials/soft.js';
import { block, blend } from '../shapes/fields.js';
import { sculpt } from '../shapes/sculpt.js';
import { group, part, roundedBox } from '../shapes/solids.js';
import { bent, flowing, ribbon, tube } from '../shapes/tubes.js';

export const tint = 'accessories';
export const views = [{ yaw: -30, elevation: 15, fill: 0.84 }];

/** Where a bag's surface is: before a point of the xz plane, above one of the x axis, and all round at a height. */
function skin(field) {
  const reach = (at) => {
    let [a, b] = [0, 0.4];
    for (let i = 0; i < 24; i++) {
      const middle = (a + b) / 2;
      if (field(...at(middle)) < 0) a = middle;
      else b = middle;
    }
    return a;
  };
  return {
    front: (x, y, s) => [x, y, s * (reach((r) => [x, y, s * r]) + 0.0025)],
    top: (x, lift = 0.001, z = 0) => [x, reach((r) => [x, r, z]) + lift, z],
    round: (y, lift) =>
      Array.from({ length: 120 }, (_, i) => {
        const a = (i / 120) * 2 * Math.PI;
        const r = reach((d) => [d * Math.cos(a), y, d * Math.sin(a)]) + lift;
        return [r * Math.cos(a), y, r * Math.sin(a)];
      }),
  };
}

/** A 40-litre duffel: canvas barrel, leather base, two carrying handles. */
export function build() {
  const [L, R] = [0.27, 0.135];
  const barrel = (x, y, z) => {
    const slump =
      0.004 * Math.sin(x * 26 + z * 20) + 0.002 * Math.sin(x * 57 - y * 40) * Math.min(1, y * 6);
    const round = Math.hypot((y - R) * (y > R ? 1.04 : 1), z) - R;
    const square = block([0, 0.09, 0], [L, 0.09, 0.13], 0.05)(x, y, z);
    const cyl = Math.max(round, Math.abs(x) - L + 0.02 * ((y - R) / R) ** 2);
    return Math.max(blend(cyl, square, 0.04) + slump, 0.004 - y);
  };
  const bounds = { min: [-0.32, -0.01, -0.17], max: [0.32, 0.3, 0.17] };
  const canvas = part(sculpt(barrel, bounds, 0.0035), woven('#454c51', 0.0024));
  const base = part(
    sculpt((x, y, z) => Math.max(barrel(x, y, z) - 0.005, y - 0.062), bounds, 0.003),
    leather('#2b2e31'),
  );
  const web = woven('#23282b');
  const { front, top, round } = skin(barrel);
  // Covers the edge where the base is sewn to the canvas.
  const piping = part(
    tube(flowing(round(0.062, 0.0055), true), 0.0034, { segments: 400, sides: 10 }),
    woven('#14181a'),
  );
  const handle = (s) =>
    part(
      ribbon(
        flowing([
          ...[0.066, 0.09, 0.12, 0.15, 0.18, 0.2].map((y) => front(-0.12, y, s)),
          [-0.105, 0.25, s * 0.092],
          [-0.06, 0.325, s * 0.035],
          [0, 0.345, s * 0.025],
          [0.06, 0.325, s * 0.035],
          [0.105, 0.25, s * 0.092],
          ...[0.2, 0.18, 0.15, 0.12, 0.09, 0.066].map((y) => front(0.12, y, s)),
        ]),
        0.034,
        0.004,
        160,
        [1, 0, 0],
      ),
      web,
    );
  const grip = part(roundedBox(0.1, 0.028, 0.062, 0.012, 6), leather('#2b2e31'), [0, 0.344, 0]);
  const zip = part(
    tube(flowing(Array.from({ length: 25 }, (_, i) => top(-0.24 + i * 0.02))), 0.0042, {
      segments: 60,
    }),
    chrome(),
  );
  const pull = part(
    roundedBox(0.036, 0.005, 0.012, 0.002),
    volt(),
    top(0.2, 0.006, 0.008),
    [0, -0.5, 0],
  );
  const ring = (s) =>
    part(
      tube(
        bent(
          [
            [0, -0.02, -0.02],
            [0, -0.02, 0.02],
            [0, 0.02, 0.02],
            [0, 0.02, -0.02],
          ],
          0.014,
          true,
        ),
        0.003,
      ),
      chrome(),
      [s * 0.278, 0.185, 0],
    );
  const name = wrapPrint(canvas, label('VIGOR'), {
    at: [0, 0.125, 0.13],
    height: 0.042,
    depth: 0.1,
  });
  return group(
    canvas,
    base,
    piping,
    handle(1),
    handle(-1),
    grip,
    zip,
    pull,
    ring(1),
    ring(-1),
    name,
  );
}
