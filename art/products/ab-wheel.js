import { chrome } from '../materials/metal.js';
import { rubber, urethane, volt } from '../materials/soft.js';
import { facePrint } from '../shapes/plates.js';
import { group, lathe, part, placed } from '../shapes/solids.js';

export const tint = 'bodyweight';
export const views = [{ yaw: -34, elevation: 16, fill: 0.8 }];

/** Twin-tread wheel, 190 mm across, with foam-soft handles. */
export function build() {
  const turn = [0, 0, Math.PI / 2];
  const wheel = (x) => [
    part(
      lathe(
        [
          [0.074, -0.017],
          [0.088, -0.017, 0.008],
          [0.095, 0, 0.012],
          [0.088, 0.017, 0.008],
          [0.074, 0.017],
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
          [0.02, -0.015],
          [0.076, -0.015, 0.003],
          [0.076, 0.015, 0.003],
          [0.02, 0.015],
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
        [
          [0.012, 0.04],
          [0.019, 0.045, 0.005],
          [0.0215, 0.075, 0.02],
          [0.018, 0.105, 0.02],
          [0.0205, 0.135, 0.02],
          [0.019, 0.168, 0.008],
          [0, 0.17],
        ],
        64,
      ),
      rubber('#33373b'),
      [0, 0.095, 0],
      [0, 0, (s * -Math.PI) / 2],
    ),
    part(
      lathe(
        [
          [0.012, 0.036],
          [0.024, 0.036, 0.002],
          [0.024, 0.044, 0.002],
          [0.012, 0.044],
        ],
        64,
      ),
      chrome(),
      [0, 0.095, 0],
      [0, 0, (s * -Math.PI) / 2],
    ),
    part(
      lathe(
        [
          [0.052, 0],
          [0.052, 0.0025, 0.001],
          [0.058, 0.0025, 0.001],
          [0.058, 0],
        ],
        96,
      ),
      volt(),
      [s * 0.0345, 0.095, 0],
      [0, 0, (s * -Math.PI) / 2],
    ),
    placed(
      facePrint(
        [
          ['VIGOR', 0],
          ['VIGOR', 180],
        ],
        0.05,
        { radius: 0.74, size: 0.26 },
      ),
      [s * 0.0352, 0.095, 0],
      [0, (s * Math.PI) / 2, 0],
    ),
  ];
  return group(...wheel(-0.019), ...wheel(0.019), ...handle(1), ...handle(-1));
}
