/** Small vectors, and frames: an origin with three axes, in metres. */

export const add = (a, b, s = 1) => [a[0] + b[0] * s, a[1] + b[1] * s, a[2] + b[2] * s];
export const sub = (a, b) => add(a, b, -1);
export const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a, b) => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const length = (a) => Math.hypot(a[0], a[1], a[2]);
export const unit = (a) => {
  const l = length(a) || 1;
  return [a[0] / l, a[1] / l, a[2] / l];
};
export const mix = (a, b, t) => add(a, sub(b, a), t);

/** A frame whose y runs along `y` and whose z is as near to `z` as it can be. */
export function frame(at, y, z) {
  const Y = unit(y);
  const X = unit(cross(Y, z));
  return { at, x: X, y: Y, z: cross(X, Y) };
}

/** An upright frame turned about x, then z, then y (degrees): nod, tilt and turn. */
export function upright(at, { nod = 0, tilt = 0, turn = 0 } = {}) {
  const r = Math.PI / 180;
  const [n, t, u] = [nod * r, tilt * r, turn * r];
  const spin = (v) => {
    let [x, y, z] = v;
    [y, z] = [y * Math.cos(n) - z * Math.sin(n), y * Math.sin(n) + z * Math.cos(n)];
    [x, y] = [x * Math.cos(t) - y * Math.sin(t), x * Math.sin(t) + y * Math.cos(t)];
    [x, z] = [x * Math.cos(u) + z * Math.sin(u), -x * Math.sin(u) + z * Math.cos(u)];
    return [x, y, z];
  };
  return { at, x: spin([1, 0, 0]), y: spin([0, 1, 0]), z: spin([0, 0, 1]) };
}

/** A point of the frame, in the world. */
export const out = (f, [x, y, z]) => add(add(add(f.at, f.x, x), f.y, y), f.z, z);

/** A world direction for a direction of the frame. */
export const aim = (f, [x, y, z]) => add(add(add([0, 0, 0], f.x, x), f.y, y), f.z, z);

/** A frame hung on another. */
export const child = (f, g) => ({
  at: out(f, g.at),
  x: aim(f, g.x),
  y: aim(f, g.y),
  z: aim(f, g.z),
});

/** Where the elbow or knee of a two-bone limb goes, bending towards `hint`; the end is drawn in if out of reach. */
export function bend(start, end, upper, lower, hint) {
  const span = sub(end, start);
  const far = Math.min(length(span), (upper + lower) * 0.999);
  const along = unit(span);
  const a = (upper * upper - lower * lower + far * far) / (2 * far);
  const side = sub(hint, add([0, 0, 0], along, dot(hint, along)));
  const joint = add(
    add(start, along, a),
    unit(side),
    Math.sqrt(Math.max(0, upper * upper - a * a)),
  );
  return { joint, end: add(start, along, far) };
}
