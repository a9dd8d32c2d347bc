import * as THREE from 'three';
import { outward } from './prints.js';

const deg = 180 / Math.PI;

/** The largest print with the shop's name on it: its middle, size and outward direction, in world space. */
function wordmark(root) {
  let found;
  root.updateMatrixWorld(true);
  root.traverse((mesh) => {
    if (!mesh.userData.print?.includes('VIGOR')) return;
    const box = new THREE.Box3().setFromObject(mesh, true);
    const size = box.getSize(new THREE.Vector3()).length();
    if (found && found.size >= size * 0.99) return;
    found = { at: box.getCenter(new THREE.Vector3()), size, out: outward(mesh) };
  });
  if (!found) throw new Error('The scene has no wordmark to look at.');
  return found;
}

/**
 * A view of the wordmark and of the material round it: turned a little aside, from a little above.
 * @param {THREE.Object3D} subject as it was built
 * @param {{turn?: number, elevation?: number, span?: number}} close degrees off
 *   the mark's front, and the share of the frame that the mark takes; the rest is the view's own
 */
export function facing(subject, { turn = -24, elevation, span = 0.5, ...rest }) {
  const { out } = wordmark(subject);
  const flat = Math.hypot(out.x, out.z);
  const yaw = flat > 0.3 ? turn - Math.atan2(out.x, out.z) * deg : turn;
  const lift = Math.asin(Math.min(1, Math.max(-1, out.y))) * deg;
  return {
    ...rest,
    yaw,
    span,
    elevation: elevation ?? Math.min(62, Math.max(16, lift * 0.8 + 14)),
  };
}

/** Aims a view made by `facing` at the wordmark of the subject, once that is on its stage. */
export function aimed(stage, view) {
  const { at, size } = wordmark(stage);
  const distance = size / view.span / 2 / Math.tan(10 / deg);
  return { ...view, fov: 20, aim: at.toArray(), distance, aperture: 0.0045 * distance };
}
