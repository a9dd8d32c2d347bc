import * as THREE from 'three';

/**
 * Lights the faces across z of an extruded shape as flat ones: their normals are not drawn towards
 * its rounded edges, which would show as facets round its holes.
 */
export function flattened(geometry) {
  const { position, normal } = geometry.attributes;
  const corner = (i) => new THREE.Vector3().fromBufferAttribute(position, i);
  for (let i = 0; i < position.count; i += 3) {
    const [a, b, c] = [corner(i), corner(i + 1), corner(i + 2)];
    const face = b.sub(a).cross(c.sub(a)).normalize();
    if (Math.abs(face.z) > 0.999)
      for (let n = i; n < i + 3; n++) normal.setXYZ(n, 0, 0, Math.sign(face.z));
  }
  return geometry;
}
