import { satin } from '../materials/metal.js';
import { rubber, volt } from '../materials/soft.js';
import { hexDumbbell } from '../shapes/dumbbell.js';
import { beam } from '../shapes/frames.js';
import { group, part, placed, roundedBox } from '../shapes/solids.js';

export const tint = 'dumbbells';
export const views = [{ yaw: -28, elevation: 13, fill: 0.86 }];
export const close = { turn: -20, span: 0.26, exposure: 1.2 };

/** Middle of a leaning post, and half the room between the two. */
const [POST, INSIDE] = [0.6, 0.565];
const GRIP = 0.126;
/** How far a tier leans back, in radians, so that the numbers look up at the reader. */
const LEAN = 0.16;
/** What each tier carries, and how high its rails lie where the posts pass through it. */
const TIERS = [
  { y: 0.2, size: 0.078, depth: 0.1, weights: ['20', '22.5', '25'] },
  { y: 0.51, size: 0.068, depth: 0.088, weights: ['12.5', '15', '17.5'] },
  { y: 0.82, size: 0.057, depth: 0.074, weights: ['5', '7.5', '10'] },
];
/** Where the posts are at a height. */
const post = (y) => 0.3 - ((y - 0.04) / 0.96) * 0.5;

/** Two rails under the heads of a row of dumbbells, level in the tier's own frame, with y = 0 on top of them. */
function tier({ size, depth, weights }, steel) {
  const head = (GRIP + depth) / 2;
  const rail = depth * 0.82;
  const plate = GRIP + depth + rail + 0.02;
  const row = weights.flatMap((weight, i) =>
    [-1, 1].map((s) =>
      placed(
        hexDumbbell({ weight, size, depth, grip: GRIP, ring: false }),
        [(i - 1) * 0.365 + s * (size + 0.005), size * Math.cos(Math.PI / 6), 0],
        [0, -Math.PI / 2, 0],
      ),
    ),
  );
  return group(
    ...[head, -head].map((z) =>
      part(roundedBox(INSIDE * 2, 0.045, rail, 0.006), steel, [0, -0.0225, z]),
    ),
    // What the row leans against.
    part(roundedBox(INSIDE * 2, 0.06, 0.008, 0.003), steel, [0, -0.008, -head - depth / 2 - 0.006]),
    part(roundedBox(INSIDE * 2, 0.018, 0.005, 0.002), volt(), [0, -0.022, head + rail / 2]),
    ...[-1, 1].map((s) =>
      part(roundedBox(0.012, 0.07, plate, 0.004), steel, [s * (INSIDE - 0.004), -0.025, -0.004]),
    ),
    row,
  );
}

/** Three tiers of hex dumbbells, heads to the front. */
export function build() {
  const steel = satin();
  const side = (x) => [
    beam([x, 0.04, 0.3], [x, 1.0, -0.2], 0.07, steel, 0.06),
    beam([x, 0.025, -0.34], [x, 0.025, 0.38], 0.07, steel, 0.05),
    beam([x, 0.04, -0.26], [x, 0.52, 0.02], 0.05, steel),
    part(roundedBox(0.08, 0.02, 0.06, 0.004), rubber(), [x, 0.01, 0.35]),
    part(roundedBox(0.08, 0.02, 0.06, 0.004), rubber(), [x, 0.01, -0.31]),
  ];
  return group(
    ...TIERS.map((own) => placed(tier(own, steel), [0, own.y, post(own.y)], [-LEAN, 0, 0])),
    ...side(-POST),
    ...side(POST),
  );
}
