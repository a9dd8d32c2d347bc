import * as THREE from 'three';
import { flatPrint, label } from '../materials/decal.js';
import { volt } from '../materials/soft.js';
import { plywood } from '../materials/wood.js';
import { flattened } from '../shapes/flattened.js';
import { extrude, group, outline, part, placed, roundedBox } from '../shapes/solids.js';

export const tint = 'bodyweight';
export const views = [{ yaw: -36, elevation: 22, fill: 0.78 }];

const T = 0.018;

/** A side panel facing +z, with its hand hole cut through. */
function holed(w, h) {
  const box = (x, y, r, at) => [
    [-x, at - y, r],
    [x, at - y, r],
    [x, at + y, r],
    [-x, at + y, r],
  ];
  const panel = outline(box(w / 2, h / 2, 0.001, 0));
  panel.holes = [new THREE.Path(outline(box(0.062, 0.018, 0.0175, h * 0.3)).getPoints())];
  return flattened(extrude(panel, T, 0.0012, { crease: 0.3 }));
}

/** Three-in-one jump box, 76 × 61 × 51 cm, with the joints showing. */
export function build() {
  const [w, h, d] = [0.51, 0.76, 0.61];
  const birch = plywood('z');
  // The walls stop short of the top, which lies between them, flush.
  const front = roundedBox(w, h - 0.0006, T, 0.0014);
  const side = holed(d - 2 * T, h - 0.0006);
  const joints = [-1, 1].flatMap((s) =>
    Array.from({ length: 5 }, (_, i) =>
      part(roundedBox(0.0012, 0.076, T * 0.98, 0.0005), plywood('x'), [
        s * (w / 2 - 0.0004),
        -h / 2 + 0.075 + i * 0.152,
        d / 2 - T / 2,
      ]),
    ),
  );
  return placed(
    group(
      part(front, birch, [0, -0.0003, d / 2 - T / 2]),
      part(front, birch, [0, -0.0003, -d / 2 + T / 2]),
      part(side, birch, [w / 2 - T / 2, -0.0003, 0], [0, Math.PI / 2, 0]),
      part(side, birch, [-w / 2 + T / 2, -0.0003, 0], [0, -Math.PI / 2, 0]),
      part(roundedBox(w - 0.002, T, d - 0.002, 0.002), plywood('y'), [0, h / 2 - T / 2, 0]),
      part(roundedBox(w - 2 * T, T, d - 2 * T, 0.002), birch, [0, -h / 2 + T / 2, 0]),
      placed(flatPrint(label('VIGOR', '#23282c'), 0.085), [0, 0.02, d / 2 + 0.0002]),
      placed(
        flatPrint(label('76', '#23282c'), 0.1),
        [w / 2 + 0.0002, -0.12, 0],
        [0, Math.PI / 2, 0],
      ),
      part(new THREE.PlaneGeometry(0.2, 0.012), volt(), [0, -0.05, d / 2 + 0.0002]),
      ...joints,
    ),
    [0, h / 2, 0],
  );
}
