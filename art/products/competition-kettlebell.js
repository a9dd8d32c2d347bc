import { label, wrapPrint } from '../materials/decal.js';
import { paint, turnedSteel } from '../materials/metal.js';
import { volt } from '../materials/soft.js';
import { blend, limb } from '../shapes/fields.js';
import { sculpt } from '../shapes/sculpt.js';
import { group, lathe, part } from '../shapes/solids.js';
import { bent, tube } from '../shapes/tubes.js';

export const tint = 'kettlebells';
export const views = [{ yaw: -14 }];
export const close = { turn: -12 };

/** One side's horn: it leans in as it goes down, so that it runs out inside the shell. */
const horn = limb([0.0815, 0.25, 0], [0.068, 0.125, 0], 0.0215);

/** 24 kg competition bell: one shell size for every weight, straight steel handle. */
export function build() {
  const enamel = paint('#2b3034', 0.3);
  const body = (x, y, z) => {
    const shell = Math.hypot(x, y - 0.1, z) - 0.105;
    const sockets = Math.max(horn(Math.abs(x), y, z), y - 0.2185);
    return Math.max(blend(shell, sockets, 0.026), 0.01 - y);
  };
  const ball = part(
    sculpt(body, { min: [-0.12, -0.01, -0.12], max: [0.12, 0.24, 0.12] }, 0.0034),
    enamel,
  );
  const foot = part(
    lathe([
      [0.03, 0.01],
      [0.05, 0, 0.002],
      [0.071, 0, 0.003],
      [0.071, 0.015, 0.004],
      [0.05, 0.026],
    ]),
    enamel,
  );
  const path = bent(
    [
      [-0.079, 0.17, 0],
      [-0.079, 0.2765, 0],
      [0.079, 0.2765, 0],
      [0.079, 0.17, 0],
    ],
    0.05,
  );
  const handle = part(tube(path, 0.0165, { sides: 40 }), turnedSteel('#c3c7ca'));
  const collar = (x) =>
    part(
      lathe(
        [
          [0.017, -0.005],
          [0.0196, -0.005, 0.001],
          [0.0196, 0.005, 0.001],
          [0.017, 0.005],
        ],
        64,
      ),
      volt(0.36),
      [x, 0.2225, 0],
    );
  const name = wrapPrint(ball, label('VIGOR'), { at: [0, 0.114, 0.1], height: 0.027, depth: 0.1 });
  const weight = wrapPrint(ball, label('24 KG', '#c8f031'), {
    at: [0, 0.075, 0.1],
    height: 0.019,
    depth: 0.1,
  });
  return group(ball, foot, handle, collar(-0.079), collar(0.079), name, weight);
}
