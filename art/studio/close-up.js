import * as THREE from 'three';
import { outward } from './prints.js';

const deg = 180 / Math.PI;

/** The middle and the size of a print, in world space. */
function extent(print) {
  const box = new THREE.Box3().setFromObject(print, true);
  return {
    at: box.getCenter(new THREE.Vector3()),
    size: box.getSize(new THREE.Vector3()).length(),
  };
}

/** The print with the shop's name on it that is nearest to `near`, a point of `root`; else the largest one. */
function wordmark(root, near) {
  let found;
  root.updateMatrixWorld(true);
  root.traverse((mesh) => {
    if (!mesh.userData.print?.includes('VIGOR')) return;
    const { at, size } = extent(mesh);
    const away = near && at.distanceTo(new THREE.Vector3(...near));
    if (found && (near ? found.away <= away : found.size >= size * 0.99)) return;
    found = { mesh, size, away };
  });
  if (!found) throw new Error('The scene has no wordmark to look at.');
  return found.mesh;
}

/**
 * A view of a wordmark and of what is round it: turned a little aside, from a little above.
 * @param {THREE.Object3D} subject as it was built
 * @param {{near?: number[], turn?: number, elevation?: number, span?: number, off?: number[]}} close
 *   a point by the mark if it is not the largest one, degrees off the mark's front, the share of the
 *   frame that the mark takes, and how far right of and above the middle it stands, as shares of the
 *   frame; the rest is the view's own
 */
export function facing(subject, { near, turn = -24, elevation, span = 0.5, ...rest }) {
  const mark = wordmark(subject, near);
  const out = outward(mark);
  const flat = Math.hypot(out.x, out.z);
  const yaw = flat > 0.3 ? turn - Math.atan2(out.x, out.z) * deg : turn;
  const lift = Math.asin(Math.min(1, Math.max(-1, out.y))) * deg;
  return {
    ...rest,
    mark,
    yaw,
    span,
    elevation: elevation ?? Math.min(62, Math.max(16, lift * 0.8 + 14)),
  };
}

/** Aims a view made by `facing` at its wordmark, once that is on its stage. */
export function aimed(view) {
  const { at, size } = extent(view.mark);
  const frame = size / view.span;
  const distance = frame / 2 / Math.tan(10 / deg);
  const [right, above] = view.off ?? [0, 0];
  const e = view.elevation / deg;
  at.add(
    new THREE.Vector3(-right, -above * Math.cos(e), above * Math.sin(e)).multiplyScalar(frame),
  );
  return { ...view, fov: 20, aim: at.toArray(), distance, aperture: 0.0045 * distance };
}
