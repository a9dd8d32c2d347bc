import { flatPrint, label } from '../materials/decal.js';
import { chrome, satin } from '../materials/metal.js';
import { rubber, volt } from '../materials/soft.js';
import { beam, bolt, foot, gusset, upright } from '../shapes/frames.js';
import { group, part, placed, rod, roundedBox } from '../shapes/solids.js';

export const tint = 'racks-benches';
export const views = [{ yaw: -32, elevation: 10, fill: 0.86 }];
/** The mark on a J-cup rather than the one on the tie. */
export const close = {
  near: [0.54, 1.46, 0],
  turn: -34,
  elevation: 16,
  span: 0.24,
  off: [-0.08, 0.18],
};

const X = 0.54;

/** A J-cup on an upright's front, lined with plastic. */
function hook(x, y) {
  const steel = satin('#50565c');
  return group(
    part(roundedBox(0.078, 0.2, 0.012, 0.003), steel, [x, y + 0.025, 0.045]),
    placed(flatPrint(label('VIGOR'), 0.0148), [x, y + 0.095, 0.0516]),
    part(roundedBox(0.05, 0.014, 0.1, 0.004), steel, [x, y - 0.06, 0.095]),
    part(roundedBox(0.05, 0.08, 0.014, 0.005), steel, [x, y - 0.03, 0.142]),
    part(roundedBox(0.046, 0.012, 0.082, 0.004), volt(), [x, y - 0.047, 0.093]),
    part(roundedBox(0.046, 0.1, 0.008, 0.003), rubber(), [x, y + 0.004, 0.054]),
  );
}

/** Squat stand, 1.9 m high, with J-cups, storage pegs and spotter arms. */
export function build() {
  const steel = satin();
  const side = (x) => [
    placed(upright(1.84, { material: steel, from: 0.5 }), [x, 0.06, -0.1]),
    beam([x, 0.035, -0.62], [x, 0.035, 0.58], 0.07, steel),
    foot(0.076, 0.04, 0.03, [x, 0.022, 0.585]),
    foot(0.076, 0.04, 0.03, [x, 0.022, -0.625]),
    gusset(0.17, [x - 0.003, 0.07, -0.065], [0, -Math.PI / 2, 0], steel),
    gusset(0.17, [x + 0.003, 0.07, -0.135], [0, Math.PI / 2, 0], steel),
    beam([x, 0.06, -0.5], [x, 0.52, -0.14], 0.05, steel),
    placed(hook(0, 0), [x, 1.4, -0.1]),
    beam([x, 0.75, -0.06], [x, 0.75, 0.44], 0.055, steel),
    part(roundedBox(0.05, 0.008, 0.42, 0.003), rubber(), [x, 0.782, 0.22]),
    part(roundedBox(0.062, 0.08, 0.014, 0.005), steel, [x, 0.77, 0.44]),
    part(
      rod(0.0245, 0.22, 0.003),
      chrome(),
      [x + Math.sign(x) * 0.145, 0.45, -0.1],
      [0, 0, Math.PI / 2],
    ),
    bolt([x, 0.16, -0.064]),
    bolt([x, 0.12, -0.064]),
  ];
  const plate = group(
    part(roundedBox(0.4, 0.11, 0.006, 0.002), steel, [0, 0.3, -0.062]),
    placed(flatPrint(label('VIGOR'), 0.085), [0, 0.3, -0.0582]),
  );
  return group(
    side(X),
    side(-X),
    beam([-X, 0.3, -0.1], [X, 0.3, -0.1], 0.06, steel),
    beam([-X, 1.86, -0.1], [X, 1.86, -0.1], 0.06, steel),
    plate,
  );
}
