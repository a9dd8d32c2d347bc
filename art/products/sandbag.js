import { label, wrapPrint } from '../materials/decal.js';
import { woven } from '../materials/soft.js';
import { block } from '../shapes/fields.js';
import { sculpt } from '../shapes/sculpt.js';
import { group, part } from '../shapes/solids.js';
import { flowing, ribbon } from '../shapes/tubes.js';

export const tint = 'accessories';
export const views = [{ yaw: -28, elevation: 17, fill: 0.84 }];

/** A filled training bag, 65 cm, with straps round it and six handles. */
export function build() {
  const canvas = woven('#3d4448', 0.0026);
  const ends = block([0, 0.118, 0], [0.315, 0.1, 0.115], 0.09);
  const field = (x, y, z) => {
    const sag =
      0.012 * Math.cos(x * 21) * Math.max(0, (y - 0.1) * 6) +
      0.004 * Math.sin(x * 47 + z * 31) +
      0.003 * Math.sin(x * 23 - y * 60);
    const cinch = 0.012 * Math.exp(-(((Math.abs(x) - 0.15) / 0.03) ** 2));
    return Math.max(ends(x, y, z) + sag + cinch, 0.004 - y);
  };
  const bag = part(
    sculpt(field, { min: [-0.36, -0.01, -0.16], max: [0.36, 0.27, 0.16] }, 0.0045),
    canvas,
  );
  const webbing = woven('#23282b');
  const hoop = (x) =>
    part(
      ribbon(
        flowing(
          Array.from({ length: 28 }, (_, i) => {
            const a = (i / 28) * Math.PI * 2;
            const s = (v) => Math.sign(v) * Math.abs(v) ** 0.62;
            return [x, 0.116 + s(Math.sin(a)) * 0.094, s(Math.cos(a)) * 0.109];
          }),
          true,
        ),
        0.04,
        0.004,
        160,
        [1, 0, 0],
      ),
      webbing,
    );
  const grip = (z, y, out) =>
    part(
      ribbon(
        flowing([
          [-0.15, y, z],
          [-0.11, y + out[1] * 0.4, z + out[0] * 0.4],
          [-0.06, y + out[1], z + out[0]],
          [0.06, y + out[1], z + out[0]],
          [0.11, y + out[1] * 0.4, z + out[0] * 0.4],
          [0.15, y, z],
        ]),
        0.034,
        0.006,
        80,
        [0, out[0] ? 1 : 0, out[1] ? 1 : 0],
      ),
      webbing,
    );
  const side = (s) =>
    part(
      ribbon(
        flowing([
          [s * 0.3, 0.17, 0],
          [s * 0.345, 0.175, 0],
          [s * 0.36, 0.12, 0],
          [s * 0.345, 0.07, 0],
          [s * 0.3, 0.06, 0],
        ]),
        0.04,
        0.005,
        60,
        [0, 0, 1],
      ),
      webbing,
    );
  const patch = wrapPrint(bag, label('VIGOR', '#c8f031'), {
    at: [0, 0.068, 0.115],
    height: 0.045,
    depth: 0.1,
  });
  return group(
    bag,
    hoop(0.15),
    hoop(-0.15),
    grip(0.108, 0.14, [0.035, 0]),
    grip(0, 0.205, [0, 0.045]),
    side(1),
    side(-1),
    patch,
  );
}
