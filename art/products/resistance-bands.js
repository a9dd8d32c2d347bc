import { flatPrint, label } from '../materials/decal.js';
import { surface } from '../materials/surface.js';
import { group, part, placed } from '../shapes/solids.js';
import { flowing, ribbon } from '../shapes/tubes.js';

export const tint = 'accessories';
export const views = [{ yaw: -32, elevation: 38, fill: 0.88 }];
export const close = { turn: -28, elevation: 34, span: 0.36 };

const latex = (color) =>
  surface({ color, roughness: 0.55, texture: 'slope = relief(p, .0016, .06);' });

/** Half of a band that lies flat: one strip on the other, with a wide bend at the end. */
const HALF = [
  [0.08, 0.0029],
  [0.16, 0.0029],
  [0.215, 0.003],
  [0.243, 0.0055],
  [0.256, 0.015],
  [0.245, 0.0262],
  [0.222, 0.0265],
  [0.188, 0.0175],
  [0.15, 0.0098],
  [0.1, 0.0082],
  [0.04, 0.008],
];

/** A loop band of the set, laid flat along x: they differ in width and colour alone. */
function band(width, color, print) {
  const other = HALF.toReversed().map(([x, y]) => [-x, y]);
  const path = flowing(
    [...HALF, ...other].map(([x, y]) => [x, y, 0]),
    true,
  );
  return group(
    part(ribbon(path, width, 0.0045, 360, [0, 0, 1]), latex(color)),
    placed(flatPrint(label('VIGOR', print), width * 0.36), [0, 0.0106, 0], [-Math.PI / 2, 0, 0]),
  );
}

const heaviest = () => band(0.064, '#2c3135', '#eceee9');

export const drawn = heaviest;
export const measures = 'Heaviest of five, all as long; lightest 1.3 cm / 0.5 in wide';

/** Five bands from heavy to light, side by side. */
export const build = () =>
  group(
    placed(heaviest(), [-0.012, 0, 0.115], [0, 0.02, 0]),
    placed(band(0.044, '#59636a', '#eceee9'), [0.016, 0, 0.043], [0, -0.025, 0]),
    placed(band(0.032, '#8b979c', '#23282c'), [-0.01, 0, -0.017], [0, 0.03, 0]),
    placed(band(0.021, '#c8f031', '#23282c'), [0.014, 0, -0.067], [0, -0.03, 0]),
    placed(band(0.013, '#e3e6e1', '#23282c'), [0, 0, -0.106], [0, 0.025, 0]),
  );
