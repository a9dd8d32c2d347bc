import { chrome } from '../materials/metal.js';
import { rubber, urethane, volt } from '../materials/soft.js';
import { facePrint } from '../shapes/plates.js';
import { ring } from '../shapes/ring.js';
import { group, lathe, part, placed } from '../shapes/solids.js';

export const tint = 'bodyweight';
export const frames = 22;
export const views = [{ yaw: -34, elevation: 16, fill: 0.8 }];
/** From the side and above, so that the grip points past the mark. */
export const close = { turn: -46, elevation: 24, span: 0.66 };

/** A grip's outline: ribs from the collar to a rounded end. */
function ribs() {
  const waist = (y) => 0.0185 + 0.0022 * Math.cos(((y - 0.075) / 0.06) * Math.PI * 2);
  return Array.from({ length: 15 }, (_, i) => 0.05 + i * 0.0078).flatMap((y) => [
    [waist(y) - 0.0016, y, 0.0006],
    [waist(y), y + 0.0014, 0.0012],
    [waist(y), y + 0.0052, 0.0012],
    [waist(y) - 0.0016, y + 0.0066, 0.0006],
  ]);
}

/** Twin-tread wheel, 190 mm across, with ribbed rubber grips. */
export function build() {
  const turn = [0, 0, Math.PI / 2];
  const wheel = (x) => [
    part(
      lathe(
        [
          [0.068, -0.017],
          [0.088, -0.017, 0.008],
          [0.095, 0, 0.012],
          [0.088, 0.017, 0.008],
          [0.068, 0.017],
        ],
        128,
      ),
      rubber('#2e3235'),
      [x, 0.095, 0],
      turn,
    ),
    part(
      lathe(
        [
          [0.02, -0.0176],
          [0.074, -0.0176, 0.001],
          [0.074, 0.0176, 0.001],
          [0.02, 0.0176],
        ],
        96,
      ),
      urethane('#3b4146'),
      [x, 0.095, 0],
      turn,
    ),
  ];
  const handle = (s) => [
    part(
      lathe(
        [[0.012, 0.04], [0.017, 0.044, 0.003], ...ribs(), [0.019, 0.17, 0.006], [0, 0.172]],
        64,
      ),
      rubber('#33373b'),
      [0, 0.095, 0],
      [0, 0, (s * -Math.PI) / 2],
    ),
    part(
      ring(0.012, 0.024, 0.036, 0.044, 0.002),
      chrome(),
      [0, 0.095, 0],
      [0, 0, (s * -Math.PI) / 2],
    ),
    part(
      ring(0.0605, 0.066, -0.002, 0.0009),
      volt(),
      [s * 0.0366, 0.095, 0],
      [0, 0, (s * -Math.PI) / 2],
    ),
    placed(
      facePrint([['VIGOR', 0]], 0.058, { radius: 0.7, size: 0.27 }),
      [s * 0.0369, 0.095, 0],
      [0, (s * Math.PI) / 2, 0],
    ),
  ];
  return group(...wheel(-0.019), ...wheel(0.019), ...handle(1), ...handle(-1));
}
