import { satin } from '../materials/metal.js';
import { rubber, volt } from '../materials/soft.js';
import { hexDumbbell } from '../shapes/dumbbell.js';
import { beam } from '../shapes/frames.js';
import { group, part, placed, roundedBox } from '../shapes/solids.js';

export const tint = 'dumbbells';
export const views = [{ yaw: -28, elevation: 13, fill: 0.86 }];
export const close = { turn: -20, span: 0.26, exposure: 1.2 };

const RUNGS = [
  { y: 0.22, z: 0.14, size: 0.078, depth: 0.1, weights: ['20', '22.5', '25'] },
  { y: 0.52, z: 0.02, size: 0.068, depth: 0.088, weights: ['12.5', '15', '17.5'] },
  { y: 0.82, z: -0.1, size: 0.057, depth: 0.074, weights: ['5', '7.5', '10'] },
];

/** Three tiers of hex dumbbells, heads to the front. */
export function build() {
  const steel = satin();
  const tiers = RUNGS.flatMap(({ y, z, size, depth, weights }) => [
    ...[-0.13, 0.1].map((dz) =>
      part(
        roundedBox(1.16, 0.05, 0.07, 0.006),
        steel,
        [0, y + (dz < 0 ? 0.018 : -0.018), z + dz],
        [0.16, 0, 0],
      ),
    ),
    part(roundedBox(1.16, 0.018, 0.005, 0.002), volt(), [0, y - 0.02, z + 0.138], [0.16, 0, 0]),
    ...weights.flatMap((weight, i) =>
      [0, 1].map((n) => {
        const bell = hexDumbbell({ weight, size, depth, ring: false });
        return placed(
          bell,
          [-0.46 + i * 0.37 + n * (size * 2 + 0.012) - size, y + 0.008 + size * 0.87, z - 0.01],
          [0, -Math.PI / 2, 0.16],
        );
      }),
    ),
  ]);
  const side = (x) => [
    beam([x, 0.04, 0.3], [x, 1.0, -0.2], 0.07, steel, 0.06),
    beam([x, 0.025, -0.34], [x, 0.025, 0.38], 0.07, steel, 0.05),
    beam([x, 0.04, -0.26], [x, 0.52, 0.02], 0.05, steel),
    part(roundedBox(0.08, 0.02, 0.06, 0.004), rubber(), [x, 0.01, 0.35]),
    part(roundedBox(0.08, 0.02, 0.06, 0.004), rubber(), [x, 0.01, -0.31]),
  ];
  return group(...tiers, ...side(-0.6), ...side(0.6));
}
