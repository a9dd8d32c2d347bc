import * as THREE from 'three';
import { ringLabel } from '../materials/decal.js';
import { turnedSteel } from '../materials/metal.js';
import { rubber } from '../materials/soft.js';
import { group, lathe, part, placed } from './solids.js';

/** A print lying on a disc's face, facing +y. */
export function facePrint(texts, radius, options) {
  const { map, text } = ringLabel(texts, options);
  const material = new THREE.MeshStandardMaterial({
    map,
    transparent: true,
    roughness: 0.5,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -4,
  });
  const mesh = new THREE.Mesh(new THREE.CircleGeometry(radius, 96), material);
  Object.assign(mesh.userData, { noShadow: true, print: text });
  return mesh;
}

/** A bumper plate about y: 450 mm, `thick` metres, in one colour, printed on both faces. */
export function bumper({ weight, thick, color = '#2b2d30', ink = '#eceee9', stripe }) {
  const r = 0.225;
  const h = thick / 2;
  const face = [
    [0.062, -h * 0.72],
    [0.075, -h * 0.72, 0.003],
    [0.086, -h, 0.006],
    [r - 0.012, -h, 0.006],
    [r, -h + 0.01, 0.008],
  ];
  const profile = [...face, ...face.map(([x, y, c]) => [x, -y, c]).reverse()];
  const hub = [
    [0.0255, -h * 0.86],
    [0.058, -h * 0.86, 0.003],
    [0.063, -h * 0.7, 0.002],
    [0.063, h * 0.7, 0.002],
    [0.058, h * 0.86, 0.003],
    [0.0255, h * 0.86, 0.001],
    [0.0255, -h * 0.86],
  ];
  const plate = group(
    part(lathe(profile, 128), rubber(color)),
    part(lathe(hub, 96), turnedSteel('#b4b8bb')),
  );
  const texts = [
    ['VIGOR', 0],
    [`${weight} KG`, 180],
  ];
  for (const s of [1, -1])
    plate.add(
      placed(
        facePrint(texts, r, { radius: 0.7, size: 0.21, color: ink }),
        [0, s * (h + 0.0008), 0],
        [(-s * Math.PI) / 2, 0, s > 0 ? 0 : Math.PI],
      ),
    );
  if (stripe)
    plate.add(
      part(
        lathe(
          [
            [r - 0.004, -0.007],
            [r + 0.0006, -0.0065, 0.0005],
            [r + 0.0006, 0.0065, 0.0005],
            [r - 0.004, 0.007],
          ],
          128,
        ),
        stripe,
      ),
    );
  return plate;
}
