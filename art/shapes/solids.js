import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { mergeVertices, toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js';

/** A mesh put at `at`, turned by `turn` (radians). */
export function part(geometry, material, at = [0, 0, 0], turn = [0, 0, 0]) {
  const mesh = new THREE.Mesh(geometry, material);
  mesh.position.set(...at);
  mesh.rotation.set(...turn);
  return mesh;
}

/** Several things as one. */
export function group(...children) {
  const all = new THREE.Group();
  if (children.length) all.add(...children.flat());
  return all;
}

/** Moves a thing and gives it back. */
export function placed(thing, at = [0, 0, 0], turn = [0, 0, 0]) {
  thing.position.set(...at);
  thing.rotation.set(...turn);
  return thing;
}

/** A box with rounded edges, centred. */
export const roundedBox = (w, h, d, r = 0.004, segments = 4) =>
  new RoundedBoxGeometry(w, h, d, segments, Math.min(r, w / 2.01, h / 2.01, d / 2.01));

/** Rounds the corners of an open polyline: points are [x, y] or [x, y, cornerRadius]. */
export function rounded(points, segments = 6) {
  const out = [];
  points.forEach(([x, y, r], i) => {
    const prev = points[i - 1];
    const next = points[i + 1];
    if (!r || !prev || !next) return out.push(new THREE.Vector2(x, y));
    const here = new THREE.Vector2(x, y);
    const a = new THREE.Vector2(prev[0] - x, prev[1] - y);
    const b = new THREE.Vector2(next[0] - x, next[1] - y);
    const cut = Math.min(r, a.length() * 0.499, b.length() * 0.499);
    const start = here.clone().addScaledVector(a.normalize(), cut);
    const end = here.clone().addScaledVector(b.normalize(), cut);
    const curve = new THREE.QuadraticBezierCurve(start, here, end);
    out.push(...curve.getPoints(segments));
  });
  return out;
}

/** Turns a profile of [radius, y, cornerRadius?] about the y axis; corners without a radius get a hair of one. */
export function lathe(profile, segments = 96) {
  const points = rounded(profile.map(([x, y, r]) => [x, y, r ?? 0.0012]));
  return new THREE.LatheGeometry(points, segments);
}

/** A cylinder about y with rounded rims, centred. */
export const rod = (radius, length, rim = 0.002, segments = 64) =>
  lathe(
    [
      [0.0001, -length / 2],
      [radius, -length / 2, rim],
      [radius, length / 2, rim],
      [0.0001, length / 2],
    ],
    segments,
  );

/** Pulls a flat shape along z with a rounded edge, centred in z. */
export function extrude(shape, depth, bevel = 0.003, { curveSegments = 24, crease = 0.7 } = {}) {
  const geometry = new THREE.ExtrudeGeometry(shape, {
    depth: Math.max(depth - 2 * bevel, 0.0001),
    bevelEnabled: bevel > 0,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelOffset: -bevel,
    bevelSegments: 4,
    curveSegments,
  });
  geometry.translate(0, 0, -depth / 2 + bevel);
  return toCreasedNormals(geometry, crease);
}

/** A closed flat shape from [x, y, cornerRadius?] points. */
export function outline(points, segments = 8) {
  const n = points.length;
  const around = [points[n - 1], ...points, points[0]];
  const [, ...rest] = rounded(
    around.map((p, i) => (i === 0 || i === n + 1 ? [p[0], p[1]] : p)),
    segments,
  );
  rest.pop();
  return new THREE.Shape(rest);
}

/** A regular polygon's outline with rounded corners; `radius` is to the corner. */
export const polygon = (sides, radius, corner, phase = 0) =>
  outline(
    Array.from({ length: sides }, (_, i) => {
      const a = phase + (i / sides) * 2 * Math.PI;
      return [Math.cos(a) * radius, Math.sin(a) * radius, corner];
    }),
  );

/** Smooth normals over a geometry whose seams were split. */
export function smooth(geometry) {
  geometry.deleteAttribute('uv');
  geometry.deleteAttribute('normal');
  const merged = mergeVertices(geometry, 1e-5);
  merged.computeVertexNormals();
  return merged;
}
