import { flatPrint, label } from '../materials/decal.js';
import { chrome, satin } from '../materials/metal.js';
import { leather, rubber, urethane, volt } from '../materials/soft.js';
import { beam, foot } from '../shapes/frames.js';
import { pad } from '../shapes/padding.js';
import { extrude, group, lathe, outline, part, placed, rod, roundedBox } from '../shapes/solids.js';
import { between, flowing, tube } from '../shapes/tubes.js';

export const tint = 'cardio';
export const views = [{ yaw: -32, elevation: 14, fill: 0.9 }];
export const faces = '-x';
export const close = { near: [0, 0.31, 0.03], elevation: 20, span: 0.28, off: [-0.22, -0.12] };

/** Where the rear foot stands. */
const REAR = 1.33;

/** The fan housing: a shallow drum with a mesh of radial slots. */
function flywheel() {
  const shell = urethane('#363b40');
  const drum = group(
    part(
      lathe(
        [
          [0.05, -0.07],
          [0.2, -0.07, 0.03],
          [0.262, -0.045, 0.02],
          [0.262, 0.045, 0.02],
          [0.2, 0.07, 0.03],
          [0.05, 0.07],
        ],
        128,
      ),
      shell,
      [0, 0, 0],
      [Math.PI / 2, 0, 0],
    ),
    part(
      lathe(
        [
          [0.262, -0.012],
          [0.267, -0.011, 0.002],
          [0.267, 0.011, 0.002],
          [0.262, 0.012],
        ],
        128,
      ),
      volt(),
      [0, 0, 0],
      [Math.PI / 2, 0, 0],
    ),
  );
  for (const s of [1, -1]) {
    drum.add(
      part(
        lathe([
          [0, 0],
          [0.062, 0, 0.004],
          [0.055, 0.014, 0.005],
          [0, 0.016],
        ]),
        satin('#23262a'),
        [0, 0, s * 0.068],
        [(s * Math.PI) / 2, 0, 0],
      ),
    );
    for (let i = 0; i < 36; i++) {
      const a = (i / 36) * Math.PI * 2;
      drum.add(
        part(
          roundedBox(0.105, 0.008, 0.004, 0.0018),
          satin('#121416'),
          [Math.cos(a) * 0.128, Math.sin(a) * 0.128, s * 0.0695],
          [0, 0, a],
        ),
      );
    }
  }
  return placed(drum, [-0.78, 0.4, 0]);
}

/** The rail: where it begins and ends, how it climbs, and how high its top is at an x. */
const RAIL = { from: [-0.78, 0.3, 0], to: [1.39, 0.335, 0], deep: 0.075 };
const CLIMB = Math.atan2(RAIL.to[1] - RAIL.from[1], RAIL.to[0] - RAIL.from[0]);
const railTop = (x) => RAIL.from[1] + (x - RAIL.from[0]) * Math.tan(CLIMB) + RAIL.deep / 2;

/** The seat on its carriage, which grips the rail with rollers above and below; y = 0 is the rail's top. */
function seat(steel) {
  const wheel = (radius, x, y, long = 0.05) =>
    part(rod(radius, long, 0.003), rubber('#3a3e42'), [x, y, 0], [Math.PI / 2, 0, 0]);
  const cheek = extrude(
    outline([
      [-0.1, 0.044, 0.008],
      [-0.1, 0.004, 0.02],
      [-0.055, -0.104, 0.014],
      [0.055, -0.104, 0.014],
      [0.1, 0.004, 0.02],
      [0.1, 0.044, 0.008],
    ]),
    0.007,
    0.0015,
  );
  const axles = [
    [0.072, 0.015],
    [-0.072, 0.015],
    [0.036, -RAIL.deep - 0.012],
    [-0.036, -RAIL.deep - 0.012],
  ];
  return group(
    placed(
      pad(0.33, 0.055, 0.25, { corner: 0.08, material: leather('#33363a') }),
      [0, 0.0765, 0],
      [0, Math.PI / 2, 0],
    ),
    part(roundedBox(0.2, 0.012, 0.13, 0.004), steel, [0, 0.044, 0]),
    ...[-1, 1].map((s) => part(cheek, steel, [0, 0, s * 0.037])),
    ...axles.map(([x, y]) => wheel(y > 0 ? 0.015 : 0.012, x, y, 0.066)),
    ...axles.map(([x, y]) =>
      part(rod(0.0075, 0.086, 0.0015, 24), chrome(), [x, y, 0], [Math.PI / 2, 0, 0]),
    ),
  );
}

/** Where the handle's middle rests: in two hooks on the housing, its chain run in. */
const REST = [-0.43, 0.525];

/** A cradle for the handle: a plate with a notch, one each side of the chain. */
const cradle = (steel) => {
  const [x, y] = REST;
  const hook = extrude(
    outline([
      [x - 0.055, 0.4, 0.004],
      [x - 0.045, y + 0.036, 0.01],
      [x - 0.0155, y + 0.036, 0.006],
      [x - 0.0155, y - 0.015, 0.013],
      [x + 0.0155, y - 0.015, 0.013],
      [x + 0.0155, y + 0.016, 0.006],
      [x + 0.036, y + 0.016, 0.01],
      [x + 0.03, y - 0.04, 0.03],
      [x + 0.02, 0.4, 0.004],
    ]),
    0.008,
    0.0015,
  );
  return [-1, 1].map((s) => part(hook, steel, [0, 0, s * 0.036]));
};

/** Rowing machine, 2.44 m: flywheel, rail, sliding seat, footplates, handle in its cradle. */
export function build() {
  const steel = satin();
  const alloy = satin('#aeb3b6');
  const footplate = (s) =>
    placed(
      group(
        part(roundedBox(0.012, 0.3, 0.125, 0.006), rubber('#303336'), [0, 0, 0]),
        part(
          tube(
            flowing([
              [0.005, 0.04, -0.066],
              [0.06, 0.05, -0.05],
              [0.075, 0.052, 0],
              [0.06, 0.05, 0.05],
              [0.005, 0.04, 0.066],
            ]),
            0.012,
            { segments: 40, sides: 12 },
          ),
          urethane('#3d4247'),
        ),
        part(roundedBox(0.05, 0.07, 0.11, 0.012), urethane('#2a2d31'), [0.02, -0.135, 0]),
      ),
      [-0.36, 0.36, s * 0.115],
      [0, 0, 0.62],
    );
  const grip = group(
    part(
      tube(
        flowing([
          [0, 0.01, -0.25],
          [-0.02, 0.004, -0.16],
          [-0.028, 0, 0],
          [-0.02, 0.004, 0.16],
          [0, 0.01, 0.25],
        ]),
        0.0145,
        { segments: 60 },
      ),
      chrome(),
    ),
    ...[-1, 1].map((s) =>
      part(
        tube(
          flowing([
            [0.002, 0.011, s * 0.255],
            [-0.012, 0.007, s * 0.19],
            [-0.02, 0.004, s * 0.12],
          ]),
          0.0185,
          { segments: 30 },
        ),
        rubber('#2b2e31'),
      ),
    ),
  );
  const screen = group(
    part(roundedBox(0.02, 0.15, 0.19, 0.01), urethane('#2f3337'), [0, 0, 0]),
    placed(flatPrint(label('VIGOR', '#eceee9'), 0.028), [0.0106, 0, 0], [0, Math.PI / 2, 0]),
  );
  return group(
    flywheel(),
    beam(RAIL.from, RAIL.to, 0.055, alloy, RAIL.deep),
    ...[0.0, 1.08].map((x) =>
      placed(
        flatPrint(label('VIGOR', '#23262a'), 0.045),
        [x, railTop(x) - RAIL.deep / 2, 0.0281],
        [0, 0, CLIMB],
      ),
    ),
    placed(seat(steel), [0.4, railTop(0.4), 0], [0, 0, CLIMB]),
    ...cradle(steel),
    footplate(1),
    footplate(-1),
    part(
      extrude(
        outline([
          [-0.6, 0.26, 0.03],
          [-0.26, 0.24, 0.04],
          [-0.24, 0.36, 0.03],
          [-0.46, 0.46, 0.06],
          [-0.6, 0.46, 0.05],
        ]),
        0.12,
        0.016,
      ),
      urethane('#2f3337'),
    ),
    beam([REAR, 0.04, -0.24], [REAR, 0.04, 0.24], 0.05, steel),
    beam([REAR, 0.05, 0], [REAR - 0.04, 0.31, 0], 0.055, steel),
    foot(0.062, 0.045, 0.04, [REAR, 0.032, 0.25]),
    foot(0.062, 0.045, 0.04, [REAR, 0.032, -0.25]),
    beam([-0.98, 0.05, -0.28], [-0.98, 0.05, 0.28], 0.055, steel),
    foot(0.066, 0.055, 0.04, [-0.98, 0.035, 0.29]),
    foot(0.066, 0.055, 0.04, [-0.98, 0.035, -0.29]),
    beam([-0.98, 0.06, 0.1], [-0.78, 0.38, 0.1], 0.04, steel),
    beam([-0.98, 0.06, -0.1], [-0.78, 0.38, -0.1], 0.04, steel),
    beam([-0.55, 0.42, 0], [-0.5, 0.86, 0], 0.035, steel),
    placed(screen, [-0.475, 0.9, 0], [0, 0, 0.18]),
    placed(grip, [REST[0] + 0.027, REST[1], 0]),
    between([...REST, 0], [-0.51, 0.44, 0], (l) => rod(0.0045, l, 0.001, 12), chrome()),
    part(rod(0.03, 0.1), rubber(), [-0.98, 0.05, 0], [Math.PI / 2, 0, 0]),
  );
}
