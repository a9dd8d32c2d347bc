import * as THREE from 'three';

const BLOCK = 8;
const SIDE = BLOCK + 1;

/**
 * Turns a signed-distance function into a smooth mesh by surface nets.
 * @param {(x: number, y: number, z: number) => number} sdf metres, negative inside
 * @param {{min: number[], max: number[]}} bounds box that holds the surface
 * @param {number} cell grid step in metres
 * @param {(x: number, y: number, z: number) => boolean} [keep] which parts of the surface to make
 */
export function sculpt(sdf, { min, max }, cell, keep = () => true) {
  const size = min.map((m, i) => Math.ceil((max[i] - m) / cell / BLOCK) * BLOCK);
  const ids = new Map();
  const position = [];
  const index = [];
  const cells = [];
  const at = (i, j, k) => i + 4096 * (j + 4096 * k);
  const value = new Float32Array(SIDE ** 3);
  const half = (BLOCK / 2) * cell;
  const reach = half * 1.7321 * 1.4;
  for (let k = 0; k < size[2]; k += BLOCK)
    for (let j = 0; j < size[1]; j += BLOCK)
      for (let i = 0; i < size[0]; i += BLOCK) {
        const [x, y, z] = [min[0] + i * cell, min[1] + j * cell, min[2] + k * cell];
        if (Math.abs(sdf(x + half, y + half, z + half)) > reach) continue;
        let n = 0;
        for (let c = 0; c < SIDE; c++)
          for (let b = 0; b < SIDE; b++)
            for (let a = 0; a < SIDE; a++)
              value[n++] = sdf(x + a * cell, y + b * cell, z + c * cell);
        for (let c = 0; c < BLOCK; c++)
          for (let b = 0; b < BLOCK; b++) for (let a = 0; a < BLOCK; a++) vertex(i, j, k, a, b, c);
      }

  function vertex(i0, j0, k0, a0, b0, c0) {
    const v = [];
    let mask = 0;
    for (let n = 0; n < 8; n++) {
      v[n] = value[a0 + (n & 1) + SIDE * (b0 + ((n >> 1) & 1) + SIDE * (c0 + (n >> 2)))];
      if (v[n] < 0) mask |= 1 << n;
    }
    if (mask === 0 || mask === 255) return;
    let x = 0,
      y = 0,
      z = 0,
      count = 0;
    for (const [a, b] of EDGES) {
      if (v[a] < 0 === v[b] < 0) continue;
      const t = v[a] / (v[a] - v[b]);
      x += (a & 1) + t * ((b & 1) - (a & 1));
      y += ((a >> 1) & 1) + t * (((b >> 1) & 1) - ((a >> 1) & 1));
      z += (a >> 2) + t * ((b >> 2) - (a >> 2));
      count++;
    }
    const [i, j, k] = [i0 + a0, j0 + b0, k0 + c0];
    const point = [i + x / count, j + y / count, k + z / count].map((t, n) => min[n] + t * cell);
    if (!keep(...point)) return;
    ids.set(at(i, j, k), position.length / 3);
    position.push(...point);
    cells.push([i, j, k, v[0] < 0, v[1] < 0, v[2] < 0, v[4] < 0]);
  }

  const quad = (flip, a, b, c, d) => {
    if (a === undefined || b === undefined || c === undefined || d === undefined) return;
    if (flip) index.push(a, c, b, a, d, c);
    else index.push(a, b, c, a, c, d);
  };
  const id = (i, j, k) => ids.get(at(i, j, k));
  for (const [i, j, k, s, sx, sy, sz] of cells) {
    if (s !== sx) quad(sx, id(i, j, k), id(i, j - 1, k), id(i, j - 1, k - 1), id(i, j, k - 1));
    if (s !== sy) quad(sy, id(i, j, k), id(i, j, k - 1), id(i - 1, j, k - 1), id(i - 1, j, k));
    if (s !== sz) quad(sz, id(i, j, k), id(i - 1, j, k), id(i - 1, j - 1, k), id(i, j - 1, k));
  }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
  geometry.setAttribute(
    'normal',
    new THREE.Float32BufferAttribute(normals(sdf, position, cell * 0.4), 3),
  );
  geometry.setIndex(index);
  return geometry;
}

const EDGES = [
  [0, 1],
  [2, 3],
  [4, 5],
  [6, 7],
  [0, 2],
  [1, 3],
  [4, 6],
  [5, 7],
  [0, 4],
  [1, 5],
  [2, 6],
  [3, 7],
];

/** Normals from the field itself: smoother than the mesh, and finer. */
function normals(sdf, position, e) {
  const out = new Float32Array(position.length);
  for (let i = 0; i < position.length; i += 3) {
    const [x, y, z] = [position[i], position[i + 1], position[i + 2]];
    const gx = sdf(x + e, y, z) - sdf(x - e, y, z);
    const gy = sdf(x, y + e, z) - sdf(x, y - e, z);
    const gz = sdf(x, y, z + e) - sdf(x, y, z - e);
    const l = Math.hypot(gx, gy, gz) || 1;
    out.set([gx / l, gy / l, gz / l], i);
  }
  return out;
}
