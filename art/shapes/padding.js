import { leather, rubber } from '../materials/soft.js';
import { sculpt } from './sculpt.js';
import { group, part } from './solids.js';
import { bent, tube } from './tubes.js';

/**
 * An upholstered pad lying in xz: crowned top, soft edges, rounded corners, piping round its edge.
 * @param {number} w along x @param {number} h thickness @param {number} d along z
 */
export function pad(
  w,
  h,
  d,
  { corner = 0.03, material = leather(), piping = rubber('#15171a'), taper = 0 } = {},
) {
  const edge = Math.min(0.018, h * 0.38);
  const narrow = (z) => 1 - taper * (z / d + 0.5);
  const field = (x, y, z) => {
    const half = (w / 2) * narrow(z);
    const qx = Math.abs(x) - half + corner;
    const qz = Math.abs(z) - d / 2 + corner;
    const flat =
      Math.hypot(Math.max(qx, 0), Math.max(qz, 0)) + Math.min(Math.max(qx, qz), 0) - corner;
    const crown =
      0.007 * Math.max(0, 1 - (x / half) ** 4) * Math.max(0, 1 - (z / (d / 2)) ** 4) - 0.004;
    const tall = Math.abs(y) - h / 2 - (y > 0 ? crown : -0.002);
    const a = flat + edge;
    const b = tall + edge;
    return Math.hypot(Math.max(a, 0), Math.max(b, 0)) + Math.min(Math.max(a, b), 0) - edge;
  };
  const cell = Math.max(w, d) > 0.6 ? 0.0055 : 0.004;
  const margin = 0.02;
  const bounds = {
    min: [-w / 2 - margin, -h / 2 - margin, -d / 2 - margin],
    max: [w / 2 + margin, h / 2 + margin, d / 2 + margin],
  };
  const at = (x, z) => [x * narrow(z), -h * 0.2, z];
  const seam = bent(
    [at(-w / 2, -d / 2), at(w / 2, -d / 2), at(w / 2, d / 2), at(-w / 2, d / 2)],
    corner,
    true,
  );
  return group(
    part(sculpt(field, bounds, cell), material),
    part(tube(seam, 0.003, { segments: 240, sides: 8 }), piping),
  );
}

/**
 * A bicycle saddle along z, its nose at +z: wide and raised behind, dipped in the middle, flat below.
 * @param {number} w where it is widest @param {number} d from end to end
 */
export function saddle(w, d, material = leather()) {
  const ease = (t) => t * t * (3 - 2 * t);
  const field = (x, y, z) => {
    const t = Math.min(1, Math.max(0, z / d + 0.5));
    const flare = 1 - ease(Math.min(1, Math.max(0, (t - 0.12) / 0.52)));
    const half = 0.024 + (w / 2 - 0.024) * flare;
    const thick = 0.024 + 0.01 * flare;
    const lift = 0.012 * flare - 0.016 * Math.max(0, t - 0.7) - 0.007 * Math.sin(Math.PI * t);
    const [u, v, end] = [Math.abs(x) / half, Math.abs(y - lift) / thick, Math.abs((2 * z) / d)];
    const shell = (u ** 2.6 + v ** 2.6 + end ** 7) ** (1 / 2.6) - 1;
    return Math.max(shell * thick * 0.8, lift - thick * 0.45 - y);
  };
  const [x, z] = [w / 2 + 0.02, d / 2 + 0.02];
  return part(sculpt(field, { min: [-x, -0.06, -z], max: [x, 0.07, z] }, 0.0035), material);
}
