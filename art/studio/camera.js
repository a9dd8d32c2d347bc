import * as THREE from 'three';

const rad = Math.PI / 180;

/** Every point of every mesh under `root`, thinned, in world space. */
function points(root) {
  const found = [];
  root.updateMatrixWorld(true);
  root.traverse((mesh) => {
    const position = mesh.isMesh && !mesh.userData.backdrop && mesh.geometry.attributes.position;
    if (!position) return;
    const step = Math.max(1, Math.floor(position.count / 4000));
    for (let i = 0; i < position.count; i += step)
      found.push(
        new THREE.Vector3().fromBufferAttribute(position, i).applyMatrix4(mesh.matrixWorld),
      );
  });
  return found;
}

/**
 * The studio's one lens. Aims at `root` so that it fills `fill` of the frame, or at `view.aim`
 * (stage units) from `view.distance` when the view wants a detail.
 */
export function lens(root, view, aspect) {
  const camera = new THREE.PerspectiveCamera(view.fov ?? 20, aspect, 0.1, 80);
  const e = (view.elevation ?? 13) * rad;
  const towards = new THREE.Vector3(0, Math.sin(e), Math.cos(e));
  const target = new THREE.Vector3(...(view.aim ?? [0, 0, 0]));
  let distance = view.distance ?? 6;
  const place = () => {
    camera.position.copy(target).addScaledVector(towards, distance);
    camera.lookAt(target);
    camera.updateMatrixWorld(true);
    camera.updateProjectionMatrix();
  };
  place();
  if (!view.aim) {
    const cloud = points(root);
    for (let i = 0; i < 24; i++) {
      const box = new THREE.Box3();
      cloud.forEach((p) => box.expandByPoint(p.clone().project(camera)));
      const size = Math.max(box.max.x - box.min.x, box.max.y - box.min.y) / 2;
      const centre = box.getCenter(new THREE.Vector3());
      const half = Math.tan((camera.fov * rad) / 2) * distance;
      const lift = (view.lift ?? -0.02) + centre.y;
      target.addScaledVector(
        new THREE.Vector3(1, 0, 0),
        (centre.x - (view.shift ?? 0)) * half * aspect,
      );
      target.addScaledVector(camera.up.clone().applyQuaternion(camera.quaternion), lift * half);
      distance *= (size / (view.fill ?? 0.74)) ** 0.8;
      place();
    }
  }
  return { camera, target, distance };
}

/** Moves the camera by a fraction of a pixel and within its aperture, for one frame of many. */
export function jitter({ camera, target }, rest, [px, py, ax, ay], view, width, height) {
  const aperture = view.aperture ?? 0.012;
  const r = Math.sqrt(ax) * aperture;
  const a = ay * 2 * Math.PI;
  camera.position.copy(rest);
  camera.lookAt(target);
  const right = new THREE.Vector3(1, 0, 0).applyQuaternion(camera.quaternion);
  const up = new THREE.Vector3(0, 1, 0).applyQuaternion(camera.quaternion);
  camera.position.addScaledVector(right, r * Math.cos(a)).addScaledVector(up, r * Math.sin(a));
  camera.lookAt(target);
  camera.setViewOffset(width, height, (px - 0.5) * 1.5, (py - 0.5) * 1.5, width, height);
  camera.updateMatrixWorld(true);
}
