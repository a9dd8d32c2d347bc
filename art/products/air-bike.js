import { flatPrint, label } from '../materials/decal.js';
import { chrome, satin } from '../materials/metal.js';
import { leather, rubber, urethane, volt } from '../materials/soft.js';
import { beam, foot } from '../shapes/frames.js';
import { saddle } from '../shapes/padding.js';
import { extrude, group, lathe, outline, part, placed, rod, roundedBox } from '../shapes/solids.js';
import { bent, between, flowing, tube } from '../shapes/tubes.js';

export const tint = 'cardio';
export const views = [{ yaw: -34, elevation: 10, fill: 0.88 }];
export const faces = 'x';
export const close = { span: 0.36, off: [0.1, 0.04] };

const HUB = [0.42, 0.48, 0];
const CRANK = [-0.02, 0.3, 0];
/** What the levers swing about: ahead of the mark on the guard. */
const AXLE = [0.34, 0.185, 0];
/** The near pedal from the crank; the far one is opposite. Back, clear of the frame and the mark. */
const REACH = [-0.15, -0.025];

/** The fan behind its wire cage: blades, rings and spokes of wire. */
function fan() {
  const wire = satin('#4a5056');
  const blade = satin('#2b2f33');
  const all = group();
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2;
    const vane = part(roundedBox(0.085, 0.19, 0.004, 0.0015), blade, [
      Math.cos(a) * 0.185,
      Math.sin(a) * 0.185,
      0,
    ]);
    vane.rotation.set(0, 0.5, 0);
    all.add(placed(group(vane), [0, 0, 0], [0, 0, 0]));
    vane.rotation.order = 'ZYX';
    vane.rotation.z = a - Math.PI / 2;
  }
  for (const z of [-0.058, 0.058]) {
    for (const r of [0.1, 0.14, 0.18, 0.22, 0.255])
      all.add(
        part(
          tube(
            bent(
              Array.from({ length: 40 }, (_, i) => [
                Math.cos((i / 40) * 6.2832) * r,
                Math.sin((i / 40) * 6.2832) * r,
                z * (1 - (r / 0.3) ** 4 * 0.3),
              ]),
              0.02,
              true,
            ),
            0.0024,
            { segments: 100, sides: 6 },
          ),
          wire,
        ),
      );
    for (let i = 0; i < 20; i++) {
      const a = (i / 20) * Math.PI * 2;
      const at = (r, depth) => [Math.cos(a) * r, Math.sin(a) * r, z * depth];
      all.add(
        part(
          tube(flowing([at(0.07, 1.02), at(0.2, 1.0), at(0.26, 0.8), at(0.281, 0.5)]), 0.0028, {
            segments: 20,
            sides: 6,
          }),
          wire,
        ),
      );
    }
    all.add(
      part(
        lathe([
          [0, -0.008],
          [0.075, -0.008, 0.003],
          [0.068, 0.008, 0.005],
          [0, 0.01],
        ]),
        urethane('#33373b'),
        [0, 0, z * 1.03],
        [(Math.sign(z) * Math.PI) / 2, 0, 0],
      ),
    );
  }
  all.add(
    part(
      lathe(
        [
          [0.27, -0.035],
          [0.292, -0.035, 0.005],
          [0.292, 0.035, 0.005],
          [0.27, 0.035, 0.003],
          [0.27, -0.035],
        ],
        128,
      ),
      volt(),
      [0, 0, 0],
      [Math.PI / 2, 0, 0],
    ),
  );
  all.add(part(rod(0.05, 0.09), blade, [0, 0, 0], [Math.PI / 2, 0, 0]));
  return placed(all, HUB);
}

/** One side: moving lever with its grip, its link, crank and pedal. */
function drive(s, swing) {
  const steel = satin();
  const z = s * 0.14;
  const lever = bent(
    [
      [AXLE[0], AXLE[1], z],
      [0.31, 0.52, z],
      [0.08 + swing, 0.98, z * 1.5],
      [-0.1 + swing, 1.2, z * 1.75],
      [-0.13 + swing, 1.24, z * 1.1],
    ],
    0.1,
  );
  const [x, y] = [CRANK[0] + s * REACH[0], CRANK[1] + s * REACH[1]];
  // Outside the guard: the crank, then the link to the lever, then the pedal.
  const [arm, link, pedal] = [s * 0.134, s * 0.147, s * 0.207];
  return group(
    part(tube(lever, 0.017, { sides: 20 }), steel),
    part(
      tube(
        bent(
          [
            [-0.085 + swing, 1.18, z * 1.72],
            [-0.1 + swing, 1.2, z * 1.75],
            [-0.135 + swing, 1.245, z * 1.05],
          ],
          0.02,
        ),
        0.021,
        { segments: 40 },
      ),
      rubber('#2b2e31'),
    ),
    between(
      [CRANK[0], CRANK[1], arm],
      [x, y, arm],
      (l) => roundedBox(0.028, l + 0.03, 0.014, 0.006),
      chrome(),
    ),
    part(rod(0.0085, 0.11, 0.001, 24), chrome(), [x, y, s * 0.183], [Math.PI / 2, 0, 0]),
    part(roundedBox(0.095, 0.022, 0.1, 0.007), rubber(), [x, y, pedal], [0, 0, 0.15]),
    between(
      [x, y, link],
      [AXLE[0] - 0.008, AXLE[1] + 0.08, link],
      (l) => roundedBox(0.02, l + 0.02, 0.008, 0.003),
      steel,
    ),
  );
}

/** Fan bike with moving levers, 1.3 m long. */
export function build() {
  const steel = satin();
  const guard = outline([
    [-0.13, 0.2, 0.08],
    [0.16, 0.22, 0.07],
    [0.46, 0.4, 0.09],
    [0.44, 0.56, 0.09],
    [0.3, 0.56, 0.09],
    [-0.1, 0.4, 0.09],
  ]);
  const seat = group(
    part(roundedBox(0.1, 0.022, 0.05, 0.006), steel, [-0.372, 0.872, 0]),
    placed(saddle(0.24, 0.29, leather('#33363a')), [-0.35, 0.896, 0], [0, Math.PI / 2, 0]),
  );
  const screen = group(
    part(roundedBox(0.03, 0.13, 0.19, 0.014, 6), urethane('#2f3337'), [0, 0, 0]),
    placed(flatPrint(label('VIGOR', '#c8f031'), 0.026), [-0.0158, 0.02, 0], [0, -Math.PI / 2, 0]),
  );
  return group(
    fan(),
    part(extrude(guard, 0.05, 0.014), urethane('#2c3034'), [0, 0, 0.0 - 0.1]),
    placed(flatPrint(label('VIGOR'), 0.056), [0.143, 0.379, 0.1156], [0, 0, 0.5]),
    part(extrude(guard, 0.03, 0.01), urethane('#2c3034'), [0, 0, 0.1]),
    beam([-0.52, 0.05, -0.25], [-0.52, 0.05, 0.25], 0.05, steel),
    beam([0.62, 0.05, -0.28], [0.62, 0.05, 0.28], 0.05, steel),
    foot(0.06, 0.05, 0.05, [-0.52, 0.045, 0.26]),
    foot(0.06, 0.05, 0.05, [-0.52, 0.045, -0.26]),
    foot(0.06, 0.05, 0.05, [0.62, 0.045, 0.29]),
    foot(0.06, 0.05, 0.05, [0.62, 0.045, -0.29]),
    beam([-0.52, 0.06, 0], [0.62, 0.16, 0], 0.06, steel),
    part(rod(0.014, 0.32), chrome(), AXLE, [Math.PI / 2, 0, 0]),
    part(roundedBox(0.06, 0.07, 0.05, 0.008), steel, [AXLE[0], 0.17, 0]),
    beam([0.62, 0.06, 0.1], [0.42, 0.48, 0.1], 0.03, steel),
    beam([0.62, 0.06, -0.1], [0.42, 0.48, -0.1], 0.03, steel),
    beam([-0.1, 0.12, 0], [-0.33, 0.74, 0], 0.065, steel),
    between([-0.3, 0.66, 0], [-0.37, 0.86, 0], (l) => roundedBox(0.04, l, 0.04, 0.006), chrome()),
    beam([-0.08, 0.32, 0], [0.24, 1.02, 0], 0.055, steel),
    placed(screen, [0.23, 1.09, 0], [0, 0, -0.4]),
    part(
      lathe([
        [0, -0.144],
        [0.021, -0.144, 0.003],
        [0.021, 0.144, 0.003],
        [0, 0.144],
      ]),
      chrome(),
      CRANK,
      [Math.PI / 2, 0, 0],
    ),
    seat,
    drive(1, -0.1),
    drive(-1, 0.06),
  );
}
