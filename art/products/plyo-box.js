import * as THREE from 'three';
import { flatPrint, label } from '../materials/decal.js';
import { satin } from '../materials/metal.js';
import { volt } from '../materials/soft.js';
import { plywood } from '../materials/wood.js';
import { group, part, placed, roundedBox } from '../shapes/solids.js';
import { bent, tube } from '../shapes/tubes.js';

export const tint = 'bodyweight';
export const views = [{ yaw: -36, elevation: 22, fill: 0.78 }];

const T = 0.018;

/** Three-in-one jump box, 76 × 61 × 51 cm, with the joints showing. */
export function build() {
  const [w, h, d] = [0.51, 0.76, 0.61];
  const birch = plywood('z');
  const front = roundedBox(w, h, T, 0.0014);
  const side = roundedBox(d - 2 * T, h, T, 0.0014);
  const grip = (s) =>
    part(
      roundedBox(0.13, 0.036, 0.003, 0.0014),
      satin('#17140f'),
      [s * (w / 2 + 0.0002), h * 0.3, 0],
      [0, (s * Math.PI) / 2, 0],
    );
  const slot = (s) =>
    part(
      tube(
        bent(
          [
            [(s * w) / 2, h * 0.3 - 0.018, -0.065],
            [(s * w) / 2, h * 0.3 - 0.018, 0.065],
            [(s * w) / 2, h * 0.3 + 0.018, 0.065],
            [(s * w) / 2, h * 0.3 + 0.018, -0.065],
          ],
          0.018,
          true,
        ),
        0.002,
        { segments: 120, sides: 8 },
      ),
      birch,
    );
  const joints = [-1, 1].flatMap((s) =>
    Array.from({ length: 5 }, (_, i) =>
      part(roundedBox(0.0012, 0.076, T * 0.98, 0.0005), plywood('x'), [
        s * (w / 2 + 0.0006),
        -h / 2 + 0.075 + i * 0.152,
        d / 2 - T / 2,
      ]),
    ),
  );
  return placed(
    group(
      part(front, birch, [0, 0, d / 2 - T / 2]),
      part(front, birch, [0, 0, -d / 2 + T / 2]),
      part(side, birch, [w / 2 - T / 2, 0, 0], [0, Math.PI / 2, 0]),
      part(side, birch, [-w / 2 + T / 2, 0, 0], [0, -Math.PI / 2, 0]),
      part(roundedBox(w - 0.004, T, d - 0.004, 0.002), plywood('y'), [0, h / 2 - T / 2 + 0.001, 0]),
      part(roundedBox(w - 2 * T, T, d - 2 * T, 0.002), birch, [0, -h / 2 + T / 2, 0]),
      placed(flatPrint(label('VIGOR', '#23282c'), 0.085), [0, 0.02, d / 2 + 0.0006]),
      placed(
        flatPrint(label('76', '#23282c'), 0.1),
        [w / 2 + 0.0006, -0.12, 0],
        [0, Math.PI / 2, 0],
      ),
      part(new THREE.PlaneGeometry(0.2, 0.012), volt(), [0, -0.05, d / 2 + 0.0006]),
      grip(1),
      grip(-1),
      slot(1),
      slot(-1),
      ...joints,
    ),
    [0, h / 2, 0],
  );
}
