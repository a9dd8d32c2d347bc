import { flatPrint, label } from '../materials/decal.js';
import { chrome, satin, turnedSteel } from '../materials/metal.js';
import { leather, rubber, urethane, volt } from '../materials/soft.js';
import { beam, foot } from '../shapes/frames.js';
import { saddle } from '../shapes/padding.js';
import { extrude, group, lathe, outline, part, placed, roundedBox } from '../shapes/solids.js';
import { bent, between, tube } from '../shapes/tubes.js';

export const tint = 'cardio';
export const views = [{ yaw: -30, elevation: 11, fill: 0.86 }];
export const faces = 'x';

/** Indoor cycle: a heavy disc wheel in front, drop bars, narrow saddle. */
export function build() {
  const steel = satin('#3c4247');
  const shell = urethane('#2f3438');
  const wheel = placed(
    group(
      part(
        lathe(
          [
            [0.02, -0.012],
            [0.17, -0.012, 0.004],
            [0.185, -0.022, 0.004],
            [0.235, -0.022, 0.005],
            [0.235, 0.022, 0.005],
            [0.185, 0.022, 0.004],
            [0.17, 0.012, 0.004],
            [0.02, 0.012],
          ],
          128,
        ),
        turnedSteel('#a7abae'),
      ),
      part(
        lathe([
          [0, -0.03],
          [0.035, -0.03, 0.004],
          [0.035, 0.03, 0.004],
          [0, 0.03],
        ]),
        shell,
      ),
      part(
        lathe(
          [
            [0.236, -0.007],
            [0.239, -0.006],
            [0.239, 0.006],
            [0.236, 0.007],
          ],
          128,
        ),
        volt(),
      ),
    ),
    [0.4, 0.33, 0],
    [Math.PI / 2, 0, 0],
  );
  const guard = extrude(
    outline([
      [-0.17, 0.25, 0.09],
      [0.4, 0.24, 0.09],
      [0.46, 0.36, 0.06],
      [0.4, 0.42, 0.09],
      [-0.14, 0.46, 0.1],
    ]),
    0.045,
    0.012,
  );
  const bars = [-1, 1].map((s) =>
    part(
      tube(
        bent(
          [
            [0.42, 1.1, 0],
            [0.42, 1.1, s * 0.2],
            [0.62, 1.13, s * 0.22],
            [0.66, 1.2, s * 0.2],
            [0.6, 1.24, s * 0.14],
          ],
          0.06,
        ),
        0.016,
      ),
      rubber('#2b2e31'),
    ),
  );
  const crank = (s) => [
    between(
      [0, 0.33, s * 0.1],
      [s * 0.12, 0.33 - s * 0.12, s * 0.11],
      (l) => roundedBox(0.026, l + 0.02, 0.014, 0.006),
      chrome(),
    ),
    part(
      roundedBox(0.1, 0.022, 0.085, 0.006),
      rubber(),
      [s * 0.12, 0.33 - s * 0.12, s * 0.165],
      [0, 0, 0.2],
    ),
    part(
      tube(
        bent(
          [
            [s * 0.12 + 0.04, 0.335 - s * 0.12, s * 0.13],
            [s * 0.12 + 0.1, 0.37 - s * 0.12, s * 0.14],
            [s * 0.12 + 0.1, 0.37 - s * 0.12, s * 0.19],
            [s * 0.12 + 0.04, 0.335 - s * 0.12, s * 0.2],
          ],
          0.02,
        ),
        0.006,
      ),
      steel,
    ),
  ];
  const screen = group(
    part(roundedBox(0.02, 0.11, 0.15, 0.008), shell),
    placed(flatPrint(label('VIGOR', '#c8f031'), 0.02), [-0.0106, 0.01, 0], [0, -Math.PI / 2, 0]),
  );
  return group(
    wheel,
    part(guard, shell, [0, 0, 0.075]),
    placed(flatPrint(label('VIGOR'), 0.06), [0.25, 0.345, 0.0985]),
    part(
      lathe([
        [0.03, -0.004],
        [0.09, -0.004, 0.002],
        [0.09, 0.004, 0.002],
        [0.03, 0.004],
      ]),
      chrome(),
      [0, 0.33, 0.099],
      [Math.PI / 2, 0, 0],
    ),
    beam([-0.5, 0.05, -0.26], [-0.5, 0.05, 0.26], 0.05, steel),
    beam([0.66, 0.05, -0.26], [0.66, 0.05, 0.26], 0.05, steel),
    ...[-0.5, 0.66].flatMap((x) => [
      foot(0.06, 0.05, 0.05, [x, 0.045, 0.27]),
      foot(0.06, 0.05, 0.05, [x, 0.045, -0.27]),
    ]),
    beam([-0.5, 0.07, 0], [0.02, 0.3, 0], 0.06, steel),
    beam([0.02, 0.3, 0], [0.36, 0.84, 0], 0.065, steel),
    beam([-0.12, 0.24, 0], [-0.3, 0.74, 0], 0.065, steel),
    beam([0.66, 0.07, 0.06], [0.4, 0.36, 0.06], 0.03, steel),
    beam([0.66, 0.07, -0.06], [0.4, 0.36, -0.06], 0.03, steel),
    beam([0.4, 0.33, 0.06], [0.3, 0.74, 0.04], 0.03, steel),
    beam([0.4, 0.33, -0.06], [0.3, 0.74, -0.04], 0.03, steel),
    beam([0.02, 0.3, 0], [-0.24, 0.56, 0], 0.05, steel),
    between([-0.29, 0.7, 0], [-0.35, 0.92, 0], (l) => roundedBox(0.04, l, 0.04, 0.006), chrome()),
    between([0.35, 0.82, 0], [0.42, 1.1, 0], (l) => roundedBox(0.04, l, 0.04, 0.006), chrome()),
    placed(saddle(0.18, 0.28, leather('#33363a')), [-0.33, 0.95, 0], [0, Math.PI / 2, 0]),
    part(roundedBox(0.1, 0.022, 0.05, 0.006), steel, [-0.352, 0.927, 0]),
    part(roundedBox(0.06, 0.05, 0.07, 0.01), steel, [0.42, 1.1, 0]),
    beam([0.425, 1.1, 0], [0.487, 1.196, 0], 0.045, steel, 0.022),
    placed(screen, [0.49, 1.2, 0], [0, 0, -0.5]),
    part(
      lathe([
        [0, 0],
        [0.026, 0, 0.004],
        [0.02, 0.03, 0.006],
        [0, 0.03],
      ]),
      volt(),
      [0.21, 0.66, 0.0],
      [0, 0, 0.9],
    ),
    ...bars,
    ...crank(1),
    ...crank(-1),
  );
}
