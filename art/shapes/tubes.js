import * as THREE from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';

const vec = (p) => new THREE.Vector3(...p);

/** A path of straight runs joined by bends, as a tube bender makes it. Points are [x, y, z]. */
export function bent(points, bend, closed = false) {
  const path = new THREE.CurvePath();
  const all = points.map(vec);
  const n = all.length;
  const corner = (i) => {
    const here = all[i];
    const a = all[(i + n - 1) % n].clone().sub(here);
    const b = all[(i + 1) % n].clone().sub(here);
    const r = Math.min(bend, a.length() * 0.49, b.length() * 0.49);
    return [
      here.clone().addScaledVector(a.normalize(), r),
      here,
      here.clone().addScaledVector(b.normalize(), r),
    ];
  };
  let from = closed ? corner(0)[2] : all[0];
  for (let i = 1; i < (closed ? n + 1 : n - 1); i++) {
    const [start, here, end] = corner(i % n);
    path.add(new THREE.LineCurve3(from, start));
    path.add(new THREE.QuadraticBezierCurve3(start, here, end));
    from = end;
  }
  if (!closed) path.add(new THREE.LineCurve3(from, all[n - 1]));
  path.closed = closed;
  return path;
}

/** A smooth path through points. */
export const flowing = (points, closed = false) =>
  new THREE.CatmullRomCurve3(points.map(vec), closed, 'centripetal');

/** A round tube along a path, with domed ends when it is open. */
export function tube(
  path,
  radius,
  { segments = 160, sides = 24, closed = path.closed ?? false } = {},
) {
  const body = new THREE.TubeGeometry(path, segments, radius, sides, closed);
  if (closed) return body;
  const caps = [0, 1].map((t) => {
    const cap = new THREE.SphereGeometry(radius, sides, 8, 0, Math.PI * 2, 0, Math.PI / 2);
    cap.scale(1, 0.35, 1);
    const out = path.getTangentAt(t).multiplyScalar(t ? 1 : -1);
    const turn = new THREE.Quaternion().setFromUnitVectors(new THREE.Vector3(0, 1, 0), out);
    const at = path.getPointAt(t);
    return cap.applyQuaternion(turn).translate(at.x, at.y, at.z);
  });
  return mergeGeometries([body, ...caps]);
}

/** A straight rod between two points, as [geometry, at, turn]-free mesh data about its own y axis. */
export function between(from, to, make, material) {
  const a = vec(from);
  const b = vec(to);
  const mesh = new THREE.Mesh(make(a.distanceTo(b)), material);
  mesh.position.copy(a).add(b).multiplyScalar(0.5);
  mesh.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), b.clone().sub(a).normalize());
  return mesh;
}

/** Sweeps a flat outline ([x, y] points, closed) along a path, keeping `up` upright: straps and rails. */
export function ribbon(path, width, thickness, segments = 120, up = [0, 0, 1]) {
  const side = vec(up).normalize();
  const ring = [];
  const round = Math.min(thickness, width) * 0.3;
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * Math.PI * 2 + Math.PI / 16;
    const x = Math.sign(Math.cos(a)) * (width / 2 - round) + Math.cos(a) * round;
    const y = Math.sign(Math.sin(a)) * (thickness / 2 - round) + Math.sin(a) * round;
    ring.push([x, y]);
  }
  const position = [];
  const index = [];
  for (let s = 0; s <= segments; s++) {
    const at = path.getPointAt(s / segments);
    const ahead = path.getTangentAt(s / segments);
    const out = new THREE.Vector3().crossVectors(side, ahead).normalize();
    ring.forEach(([x, y]) => {
      const p = at.clone().addScaledVector(side, x).addScaledVector(out, y);
      position.push(p.x, p.y, p.z);
    });
    if (s === segments) continue;
    for (let i = 0; i < 16; i++) {
      const a = s * 16 + i;
      const b = s * 16 + ((i + 1) % 16);
      index.push(a, a + 16, b, b, a + 16, b + 16);
    }
  }
  for (const start of [0, segments * 16])
    for (let i = 1; i < 15; i++)
      index.push(
        ...(start ? [start, start + i + 1, start + i] : [start, start + i, start + i + 1]),
      );
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry;
}
