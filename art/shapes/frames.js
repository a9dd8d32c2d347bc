import { satin } from '../materials/metal.js';
import { rubber } from '../materials/soft.js';
import { extrude, group, lathe, outline, part, rod, roundedBox } from './solids.js';

const hole = (at, turn) => part(rod(0.0085, 0.0022, 0.0004, 20), satin('#0f1113'), at, turn);

/**
 * A square steel upright along y from y = 0, with laser-cut holes on its front and back (z faces).
 * @param {number} height metres
 */
export function upright(
  height,
  { width = 0.07, material = satin(), from = 0.3, step = 0.1, holes = true } = {},
) {
  const all = group(part(roundedBox(width, height, width, 0.006), material, [0, height / 2, 0]));
  if (!holes) return all;
  for (let y = from; y < height - 0.06; y += step)
    for (const s of [1, -1]) {
      all.add(hole([0, y, (s * width) / 2], [Math.PI / 2, 0, 0]));
      all.add(hole([(s * width) / 2, y, 0], [0, 0, Math.PI / 2]));
    }
  return all;
}

/** A square beam between two points that differ along one axis mostly; drawn as a rounded box. */
export function beam([ax, ay, az], [bx, by, bz], width = 0.06, material = satin(), depth = width) {
  const [dx, dy, dz] = [bx - ax, by - ay, bz - az];
  const length = Math.hypot(dx, dy, dz);
  const mesh = part(roundedBox(width, length, depth, 0.005), material, [
    (ax + bx) / 2,
    (ay + by) / 2,
    (az + bz) / 2,
  ]);
  const flat = Math.hypot(dx, dz);
  mesh.rotation.order = 'YXZ';
  mesh.rotation.y = Math.atan2(dx, dz);
  mesh.rotation.x = Math.atan2(flat, dy);
  return mesh;
}

/** A bolt head facing +z. */
export function bolt(at, turn = [0, 0, 0], material = satin('#8d9296')) {
  const head = lathe(
    [
      [0, -0.004],
      [0.0105, -0.004],
      [0.0105, 0.003, 0.0015],
      [0, 0.005],
    ],
    6,
  );
  return group(part(head, material, at, [turn[0] + Math.PI / 2, turn[1], turn[2]]));
}

/** A triangular gusset plate in the xy plane. */
export function gusset(size, at, turn = [0, 0, 0], material = satin()) {
  return part(
    extrude(
      outline([
        [0, 0, 0.004],
        [size, 0, 0.01],
        [0, size, 0.01],
      ]),
      0.006,
      0.001,
    ),
    material,
    at,
    turn,
  );
}

/** A rubber foot for a tube end. */
export const foot = (w, h, d, at) => part(roundedBox(w, h, d, 0.005), rubber('#1d1f21'), at);
