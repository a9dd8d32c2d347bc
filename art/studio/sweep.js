import * as THREE from 'three';

/** Backdrop colour of each category: the same light grey, leaning a little. Linear RGB. */
const TINTS = {
  kettlebells: [0.79, 0.775, 0.745],
  dumbbells: [0.735, 0.765, 0.79],
  'barbells-plates': [0.785, 0.765, 0.725],
  'racks-benches': [0.745, 0.775, 0.745],
  cardio: [0.74, 0.755, 0.785],
  bodyweight: [0.795, 0.76, 0.73],
  'mobility-recovery': [0.745, 0.78, 0.765],
  accessories: [0.775, 0.775, 0.765],
};

/** A seamless sweep: floor, curve and wall in one sheet, for a stage of radius 1. */
export function sweep(tint) {
  const color = Array.isArray(tint) ? tint : (TINTS[tint] ?? TINTS.accessories);
  const points = [];
  const back = -4.5;
  const curve = 4;
  for (let z = 20; z > back; z -= 4) points.push([z, 0]);
  for (let i = 0; i <= 40; i++) {
    const a = (i / 40) * (Math.PI / 2);
    points.push([back - curve * Math.sin(a), curve * (1 - Math.cos(a))]);
  }
  points.push([back - curve, 30]);
  const position = points.flatMap(([z, y]) => [-40, y, z, 40, y, z]);
  const index = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const a = i * 2;
    index.push(a, a + 1, a + 2, a + 1, a + 3, a + 2);
  }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  const mesh = new THREE.Mesh(
    geometry,
    new THREE.MeshLambertMaterial({ color: new THREE.Color(...color) }),
  );
  mesh.receiveShadow = true;
  mesh.userData.backdrop = true;
  return mesh;
}
