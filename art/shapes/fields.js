/** Signed-distance pieces for sculpt.js: plain functions of x, y, z in metres. */

/** Smooth union: blends over a width of k metres. */
export function blend(a, b, k) {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
}

/** Smooth subtraction of b from a. */
export const carve = (a, b, k) => -blend(-a, b, k);

/** Smooth intersection. */
export const common = (a, b, k) => -blend(-a, -b, k);

/** A sphere. */
export const ball =
  ([cx, cy, cz], r) =>
  (x, y, z) =>
    Math.hypot(x - cx, y - cy, z - cz) - r;

/** An ellipsoid along the axes (a good estimate near its surface). */
export const egg =
  ([cx, cy, cz], [rx, ry, rz]) =>
  (x, y, z) => {
    const px = x - cx,
      py = y - cy,
      pz = z - cz;
    const k0 = Math.hypot(px / rx, py / ry, pz / rz);
    const k1 = Math.hypot(px / (rx * rx), py / (ry * ry), pz / (rz * rz));
    return k1 < 1e-9 ? -Math.min(rx, ry, rz) : (k0 * (k0 - 1)) / k1;
  };

/** A capsule that may taper: radius ra at a, rb at b. */
export function limb(a, b, ra, rb = ra) {
  const [bx, by, bz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const length2 = bx * bx + by * by + bz * bz;
  return (x, y, z) => {
    const px = x - a[0],
      py = y - a[1],
      pz = z - a[2];
    const t = Math.min(1, Math.max(0, (px * bx + py * by + pz * bz) / length2));
    return Math.hypot(px - bx * t, py - by * t, pz - bz * t) - (ra + (rb - ra) * t);
  };
}

/** A box with rounded edges, centred at c, of half sizes h. */
export const block =
  ([cx, cy, cz], [hx, hy, hz], r) =>
  (x, y, z) => {
    const qx = Math.abs(x - cx) - hx + r,
      qy = Math.abs(y - cy) - hy + r,
      qz = Math.abs(z - cz) - hz + r;
    const out = Math.hypot(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0));
    return out + Math.min(Math.max(qx, qy, qz), 0) - r;
  };

/** Smooth union of many. */
export const melt =
  (k, ...fields) =>
  (x, y, z) => {
    let d = fields[0](x, y, z);
    for (let i = 1; i < fields.length; i++) d = blend(d, fields[i](x, y, z), k);
    return d;
  };
