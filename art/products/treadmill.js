import { flatPrint, label } from '../materials/decal.js';
import { satin } from '../materials/metal.js';
import { rubber, urethane, volt } from '../materials/soft.js';
import { beam } from '../shapes/frames.js';
import { extrude, group, lathe, outline, part, placed, roundedBox } from '../shapes/solids.js';
import { bent, tube } from '../shapes/tubes.js';

export const tint = 'cardio';
export const views = [
  { yaw: 34, elevation: 18, fill: 0.86 },
  { yaw: -42, elevation: 14, fill: 0.86 },
  { yaw: 48, elevation: 22, aim: [0.15, 0.62, 0], distance: 2.4, aperture: 0.015 },
];

/** Folding treadmill: 1.45 m running belt, motor hood, two uprights and a console. */
export function build() {
  const steel = satin('#3c4247');
  const shell = urethane('#2f3438');
  const hood = extrude(
    outline([
      [0.52, 0.05, 0.02],
      [0.94, 0.05, 0.05],
      [0.93, 0.16, 0.06],
      [0.74, 0.27, 0.08],
      [0.54, 0.225, 0.03],
    ]),
    0.68,
    0.03,
  );
  const rail = (s) => [
    part(roundedBox(1.5, 0.055, 0.11, 0.014), shell, [-0.18, 0.175, s * 0.305]),
    part(roundedBox(1.34, 0.006, 0.075, 0.002), rubber('#44494d'), [-0.2, 0.205, s * 0.305]),
    beam([0.78, 0.12, s * 0.36], [0.56, 1.24, s * 0.36], 0.085, steel, 0.05),
    part(
      tube(
        bent(
          [
            [0.56, 1.18, s * 0.36],
            [0.52, 1.26, s * 0.36],
            [0.02, 1.1, s * 0.36],
          ],
          0.08,
        ),
        0.022,
      ),
      rubber('#2c3033'),
    ),
    part(roundedBox(0.1, 0.06, 0.1, 0.02), rubber(), [-0.86, 0.12, s * 0.3]),
    part(
      lathe([
        [0, -0.02],
        [0.04, -0.02, 0.006],
        [0.04, 0.02, 0.006],
        [0, 0.02],
      ]),
      rubber(),
      [0.86, 0.04, s * 0.3],
      [Math.PI / 2, 0, 0],
    ),
    beam([-0.9, 0.06, s * 0.3], [0.86, 0.06, s * 0.3], 0.05, steel),
  ];
  const console_ = placed(
    group(
      part(
        extrude(
          outline([
            [-0.43, -0.13, 0.05],
            [0.43, -0.13, 0.05],
            [0.38, 0.16, 0.06],
            [-0.38, 0.16, 0.06],
          ]),
          0.055,
          0.014,
        ),
        shell,
      ),
      part(roundedBox(0.44, 0.17, 0.004, 0.0015), urethane('#101315'), [0, 0.03, 0.0285]),
      placed(flatPrint(label('VIGOR'), 0.04), [0, 0.045, 0.031]),
      part(roundedBox(0.09, 0.05, 0.008, 0.003), volt(), [0, -0.092, 0.028]),
    ),
    [0.5, 1.32, 0],
    [0, 0, 0],
  );
  console_.rotation.order = 'YXZ';
  console_.rotation.set(-0.5, -Math.PI / 2, 0);
  return group(
    part(hood, shell),
    placed(flatPrint(label('VIGOR'), 0.07), [0.62, 0.262, 0], [-Math.PI / 2, 0, -Math.PI / 2]),
    part(roundedBox(1.5, 0.012, 0.5, 0.005), rubber('#1f2224'), [-0.18, 0.188, 0]),
    part(
      lathe([
        [0, -0.25],
        [0.03, -0.25, 0.004],
        [0.03, 0.25, 0.004],
        [0, 0.25],
      ]),
      rubber('#1f2224'),
      [-0.92, 0.165, 0],
      [Math.PI / 2, 0, 0],
    ),
    beam([0.54, 1.0, -0.36], [0.54, 1.0, 0.36], 0.05, steel),
    ...rail(1),
    ...rail(-1),
    console_,
  );
}
