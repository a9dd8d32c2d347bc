import { blend, block, carve, common, egg, limb } from '../shapes/fields.js';
import { melted, piece } from './flesh.js';
import { THIGH } from './skeleton.js';

/** Local coordinates of a world point in a frame. */
const within = ({ at, x: X, y: Y, z: Z }, x, y, z) => {
  const d = [x - at[0], y - at[1], z - at[2]];
  return [X, Y, Z].map((a) => d[0] * a[0] + d[1] * a[1] + d[2] * a[2]);
};

const hash = (i, j, k) => {
  const s = Math.sin(i * 127.1 + j * 311.7 + k * 74.7) * 43758.5453;
  return s - Math.floor(s);
};
const ease = (t) => t ** 3 * (t * (t * 6 - 15) + 10);

/** Value noise in 0..1. */
function noise(x, y, z) {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [u, v, w] = [ease(x - i), ease(y - j), ease(z - k)];
  const edge = (b, c) =>
    hash(i, j + b, k + c) + u * (hash(i + 1, j + b, k + c) - hash(i, j + b, k + c));
  const a = edge(0, 0) + v * (edge(1, 0) - edge(0, 0));
  const b = edge(0, 1) + v * (edge(1, 1) - edge(0, 1));
  return a + w * (b - a);
}

/** Creases of hanging cloth: ridges that run slantwise, deeper where it is loose. */
function folds(x, y, z, depth) {
  const warp = noise(x * 5, y * 5, z * 5) * 2.2;
  // Rounded, so that no ridge is a knife's edge.
  const a = 1.2 - Math.hypot(2 * noise(x * 7 + y * 5 + warp, y * 11 - x * 3, z * 6) - 1, 0.3);
  const b = noise(x * 15 + 4, y * 24 + x * 9 + warp, z * 13);
  return depth * (a * a * 0.8 + b * 0.28 - 0.4);
}

/**
 * A T-shirt, or with `sleeve` 0 a tank top; `creased` 1 is cotton, less is a close, stretchy cloth.
 * @param {object} bones see skeleton.js
 * @param {object[]} trunk pieces under the cloth
 * @param {object[]} uppers pieces of the two upper arms
 */
export function shirt(
  bones,
  trunk,
  uppers,
  { sleeve = 0.17, hem = -0.035, loose = 0.008, creased = 1 } = {},
) {
  const { chest, pelvis, arms, build } = bones;
  const body = melted(trunk);
  const drape = egg([0, -0.23, 0.004], [0.146 * (0.4 + 0.6 * build.waist), 0.24, 0.11]);
  const cone = limb([0, 0.02, 0], [0, 0.24, -0.002], 0.061 * build.muscle, 0.0585 * build.muscle);
  const open = limb(
    [0, sleeve - 0.03, 0],
    [0, 0.3, 0],
    0.0515 * build.muscle,
    0.056 * build.muscle,
  );
  const collar = egg([0, 0.3, 0.006], [0.106, 0.116, 0.106]);
  return (x, y, z) => {
    const [px, py, pz] = within(pelvis, x, y, z);
    const [cx, cy, cz] = within(chest, x, y, z);
    const width = 1 - 0.75 * (py - 0.01 + Math.hypot(py - 0.01, 0.05));
    const skirt = common(
      (Math.hypot(px / (0.202 * width), (pz + 0.012) / (0.157 * width)) - 1) * 0.14,
      Math.abs(py - 0.05) - 0.15,
      0.08,
    );
    let d = blend(blend(body(x, y, z) - loose, drape(cx, cy, cz), 0.05), skirt, 0.06);
    if (d > 0.25) return d;
    arms.forEach(({ upper }, i) => {
      const [ux, uy, uz] = within(upper, x, y, z);
      if (sleeve) {
        const cloth = blend(uppers[i].field(x, y, z) - loose, cone(ux, uy, uz), 0.02);
        const pull = Math.abs(cloth) < 0.04 ? folds(ux + 5 + i, uy * 0.7, uz, 0.006) : 0;
        const tubed = common(cloth - pull, uy - sleeve, 0.006);
        d = blend(d, carve(tubed, open(ux, uy, uz), 0.004), 0.036);
      } else d = carve(d, Math.hypot(ux, (uy - 0.05) * 0.7, uz) - 0.07, 0.008);
    });
    if (Math.abs(d) < 0.04) {
      const slack = Math.min(1, Math.max(0.2, (0.08 - cy) * 3.2));
      const hemmed = Math.min(1, Math.max(0.2, (py - hem) * 9));
      d -= folds(cx + 3, cy, cz, 0.011 * slack * hemmed * creased);
    }
    const edge = hem + 0.006 * Math.sin(px * 13 + pz * 9);
    d = common(d, edge - py, 0.008);
    d = carve(d, collar(cx, cy, cz), 0.006);
    return sleeve
      ? d
      : carve(d, Math.hypot(cx, (cy - 0.24) * 0.66, (cz - 0.02) * 0.9) - 0.086, 0.006);
  };
}

/** Shorts with a leg length of 0..1 of the thigh; `tight` makes leggings. */
export function shorts(bones, pieces, { leg = 0.72, tight = false, top = 0.075 } = {}) {
  const { pelvis, legs } = bones;
  const body = melted(pieces);
  const tubes = legs.map(({ thigh }) =>
    piece(thigh, [limb([0, 0.1, 0], [0, THIGH * (leg + 0.1), 0.004], 0.099, 0.094)], {
      centre: [0, 0.2, 0],
      reach: 0.4,
    }),
  );
  return (x, y, z) => {
    const [px, py, pz] = within(pelvis, x, y, z);
    let d = body(x, y, z) - (tight ? 0.004 : 0.009);
    let past = 9;
    legs.forEach(({ thigh }, i) => {
      const [tx, ty, tz] = within(thigh, x, y, z);
      if (!tight) d = blend(d, tubes[i].field(x, y, z), 0.03);
      const mine = Math.hypot(tx, tz) < 0.2;
      past = Math.min(past, mine ? THIGH * leg - ty : 9);
    });
    if (!tight && Math.abs(d) < 0.04) d -= folds(px + 7, py * 0.8, pz, 0.009);
    d = common(d, py - top, 0.006);
    return tight && leg > 1 ? d : common(d, -past, 0.006);
  };
}

/** A training shoe round one foot: the sole and the upper, as two fields. */
export function shoe({ foot }) {
  const upper = piece(
    foot,
    [
      egg([0, -0.045, 0.075], [0.046, 0.05, 0.12]),
      egg([0, -0.03, -0.012], [0.041, 0.07, 0.052]),
      limb([0, 0.02, -0.012], [0, -0.02, 0.05], 0.04, 0.036),
      egg([0, -0.062, 0.14], [0.046, 0.034, 0.062]),
    ],
    { centre: [0, -0.03, 0.05], reach: 0.21, inner: 0.03 },
  );
  const sole = piece(
    foot,
    [
      block([0, -0.082, 0.0], [0.041, 0.013, 0.064], 0.012),
      block([0.002, -0.083, 0.11], [0.048, 0.012, 0.088], 0.012),
    ],
    { centre: [0, -0.08, 0.06], reach: 0.2, inner: 0.03 },
  );
  const cut = (x, y, z) => {
    const [, ly] = within(foot, x, y, z);
    return Math.max(upper.field(x, y, z), -0.08 - ly, ly - 0.035);
  };
  return { upper: cut, sole: sole.field, pieces: [upper, sole] };
}
