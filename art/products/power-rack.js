import { flatPrint, label } from '../materials/decal.js';
import { chrome, satin } from '../materials/metal.js';
import { rubber, volt } from '../materials/soft.js';
import { beam, gusset, upright } from '../shapes/frames.js';
import { group, part, placed, rod, roundedBox } from '../shapes/solids.js';
import { bent, tube } from '../shapes/tubes.js';

export const tint = 'racks-benches';
export const views = [{ yaw: -22, elevation: 9, fill: 0.88 }];

const [W, D, H] = [0.56, 0.55, 2.2];

/** Four-post cage with safeties, J-cups, plate pegs and a pull-up bar. */
export function build() {
  const steel = satin('#3f454a');
  const posts = [
    [-W, -D],
    [W, -D],
    [-W, D],
    [W, D],
  ].map(([x, z]) => placed(upright(H, { width: 0.075, material: steel, from: 0.4 }), [x, 0, z]));
  const side = (x) => [
    beam([x, 0.04, -D], [x, 0.04, D], 0.075, steel),
    beam([x, H - 0.04, -D], [x, H - 0.04, D], 0.075, steel),
    beam([x * 0.96, 0.72, -D], [x * 0.96, 0.72, D], 0.055, satin('#565d63')),
    part(roundedBox(0.05, 0.008, D * 1.9, 0.003), volt(), [x * 0.96, 0.752, 0]),
    part(roundedBox(0.075, 0.14, 0.012, 0.003), satin('#565d63'), [x, 1.38, D + 0.045]),
    part(roundedBox(0.05, 0.016, 0.1, 0.004), satin('#565d63'), [x, 1.33, D + 0.09]),
    part(roundedBox(0.05, 0.07, 0.014, 0.005), rubber(), [x, 1.355, D + 0.135]),
    part(
      rod(0.0245, 0.24, 0.003),
      chrome(),
      [x + Math.sign(x) * 0.155, 0.5, -D],
      [0, 0, Math.PI / 2],
    ),
    part(
      rod(0.0245, 0.24, 0.003),
      chrome(),
      [x + Math.sign(x) * 0.155, 0.95, -D],
      [0, 0, Math.PI / 2],
    ),
    part(roundedBox(0.14, 0.012, 0.14, 0.003), steel, [x, 0.006, D]),
    part(roundedBox(0.14, 0.012, 0.14, 0.003), steel, [x, 0.006, -D]),
    gusset(0.14, [x, H - 0.075, D - 0.035], [0, -Math.PI / 2, Math.PI], steel),
    gusset(0.14, [x, H - 0.075, 0.035 - D], [0, Math.PI / 2, Math.PI], steel),
  ];
  const grip = bent(
    [
      [-W, H - 0.05, -D],
      [-0.4, H - 0.05, -D],
      [-0.28, H + 0.07, -D],
      [0.28, H + 0.07, -D],
      [0.4, H - 0.05, -D],
      [W, H - 0.05, -D],
    ],
    0.08,
  );
  return group(
    ...posts,
    ...side(W),
    ...side(-W),
    part(tube(grip, 0.016), chrome()),
    beam([-W, H - 0.04, D], [W, H - 0.04, D], 0.075, steel),
    beam([-W, 0.04, -D], [W, 0.04, -D], 0.075, steel),
    part(roundedBox(0.62, 0.15, 0.006, 0.002), steel, [0, H - 0.04, D + 0.042]),
    placed(flatPrint(label('VIGOR'), 0.11), [0, H - 0.04, D + 0.0456]),
  );
}
