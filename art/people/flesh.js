import { blend } from '../shapes/fields.js';
import { out } from './frame.js';

/**
 * A piece of a body: fields written in its frame, melted together.
 * @param {object} frame see frame.js
 * @param {Function[]} fields of local x, y, z
 * @param {{centre: number[], reach: number, inner?: number, outer?: number, relief?: Function}}
 *   options a sphere that holds it (local centre, metres), the blend inside it, the blend with what
 *   came before, and metres of relief on the skin at a local point
 */
export function piece(frame, fields, { centre, reach, inner = 0.02, outer = 0.02, relief }) {
  const { at, x: X, y: Y, z: Z } = frame;
  const [cx, cy, cz] = out(frame, centre);
  const field = (x, y, z) => {
    const dx = x - at[0],
      dy = y - at[1],
      dz = z - at[2];
    const px = dx * X[0] + dy * X[1] + dz * X[2];
    const py = dx * Y[0] + dy * Y[1] + dz * Y[2];
    const pz = dx * Z[0] + dy * Z[1] + dz * Z[2];
    let d = fields[0](px, py, pz);
    for (let i = 1; i < fields.length; i++) d = blend(d, fields[i](px, py, pz), inner);
    return relief && Math.abs(d) < 0.02 ? d - relief(px, py, pz) : d;
  };
  return {
    field,
    outer,
    gap: (x, y, z) => Math.hypot(x - cx, y - cy, z - cz) - reach,
    ball: [[cx, cy, cz], reach],
  };
}

/** All pieces as one field; those too far away to matter are not asked. */
export function melted(pieces) {
  return (x, y, z) => {
    let d = 10;
    for (const { field, outer, gap } of pieces) {
      const least = gap(x, y, z);
      if (least > d + outer) continue;
      d = least > 0.12 ? blend(d, Math.max(least, 0.1), outer) : blend(d, field(x, y, z), outer);
    }
    return d;
  };
}

/** The box that holds the pieces, with a margin. */
export function bounds(pieces, margin = 0.04) {
  const min = [9, 9, 9];
  const max = [-9, -9, -9];
  for (const {
    ball: [c, r],
  } of pieces)
    for (let i = 0; i < 3; i++) {
      min[i] = Math.min(min[i], c[i] - r - margin);
      max[i] = Math.max(max[i], c[i] + r + margin);
    }
  return { min, max };
}
