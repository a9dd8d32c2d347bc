import { flatPrint, label } from '../materials/decal.js';
import { satin } from '../materials/metal.js';
import { rubber, volt } from '../materials/soft.js';
import { surface } from '../materials/surface.js';
import { beam, bolt } from '../shapes/frames.js';
import { group, lathe, part, placed, roundedBox } from '../shapes/solids.js';
import { bent, tube } from '../shapes/tubes.js';

export const tint = 'bodyweight';
export const views = [{ yaw: 30, elevation: 9, fill: 0.84 }];

/** Wall-mounted bar, 1.2 m: two brackets, a straight bar with angled ends and neutral grips. */
export function build() {
  const steel = satin('#3c4247');
  const bar = bent(
    [
      [-0.62, -0.1, 0.56],
      [-0.46, 0, 0.56],
      [0.46, 0, 0.56],
      [0.62, -0.1, 0.56],
    ],
    0.06,
  );
  const bracket = (x) => [
    part(roundedBox(0.1, 0.42, 0.012, 0.004), steel, [x, -0.1, 0]),
    beam([x, 0.0, 0.0], [x, 0.0, 0.58], 0.05, steel),
    beam([x, -0.26, 0.0], [x, -0.03, 0.42], 0.04, steel),
    ...[-0.26, -0.22, 0.06].map((y) => bolt([x + 0.033, y, 0.008])),
    ...[-0.26, -0.22, 0.06].map((y) => bolt([x - 0.033, y, 0.008])),
    part(
      tube(
        bent(
          [
            [x * 0.62, 0, 0.56],
            [x * 0.62, 0, 0.3],
            [x, 0, 0.3],
          ],
          0.05,
        ),
        0.015,
      ),
      rubber('#2c3033'),
    ),
  ];
  const sleeve = (x, l) =>
    part(
      lathe([
        [0.0162, -l / 2],
        [0.0205, -l / 2, 0.003],
        [0.0205, l / 2, 0.003],
        [0.0162, l / 2],
      ]),
      rubber('#2c3033'),
      [x, 0, 0.56],
      [0, 0, Math.PI / 2],
    );
  const ring = (x) =>
    part(
      lathe([
        [0.0162, -0.006],
        [0.022, -0.006, 0.001],
        [0.022, 0.006, 0.001],
        [0.0162, 0.006],
      ]),
      volt(),
      [x, 0, 0.56],
      [0, 0, Math.PI / 2],
    );
  return group(
    part(tube(bar, 0.016), steel),
    sleeve(0, 0.36),
    ring(0.19),
    ring(-0.19),
    ...bracket(0.4),
    ...bracket(-0.4),
    part(roundedBox(0.86, 0.09, 0.008, 0.003), steel, [0, 0.05, 0.004]),
    placed(flatPrint(label('VIGOR'), 0.06), [0, 0.05, 0.0085]),
    part(
      roundedBox(1.5, 1.25, 0.05, 0.012),
      surface({
        color: '#b9a594',
        roughness: 0.9,
        texture: 'slope = relief(p, .02, .03) + relief(p, .004, .03);',
      }),
      [0, -0.4, -0.026],
    ),
  );
}
