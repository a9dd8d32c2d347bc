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
