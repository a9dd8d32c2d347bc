import * as THREE from 'three';

/** Which way a print faces on the whole: a unit vector in world space. */
export function outward(print) {
  const out = new THREE.Vector3();
  const normal = print.geometry.attributes.normal;
  for (let i = 0; i < normal.count; i++)
    out.add(new THREE.Vector3().fromBufferAttribute(normal, i));
  return out.transformDirection(print.matrixWorld);
}
