import * as THREE from 'three';
import { DecalGeometry } from 'three/addons/geometries/DecalGeometry.js';

/** A canvas as a colour texture. */
function texture(canvas) {
  const map = new THREE.CanvasTexture(canvas);
  map.colorSpace = THREE.SRGBColorSpace;
  map.anisotropy = 8;
  return map;
}

function sheet(width, height) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return [canvas, canvas.getContext('2d')];
}

const font = (px) => `900 expanded ${px}px Archivo`;

/** Text as a transparent texture; `ratio` is its width over its height. */
export function label(text, color = '#eceee9') {
  const px = 200;
  const [probe, pen] = sheet(8, 8);
  pen.font = font(px);
  const width = Math.ceil(pen.measureText(text).width + px * 0.2);
  probe.width = width;
  probe.height = px;
  pen.font = font(px);
  pen.fillStyle = color;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, width / 2, px * 0.54);
  return { map: texture(probe), ratio: width / px, text };
}

/** Text set round a ring, as on a plate: each string of `texts` is centred on its angle (degrees). */
export function ringLabel(texts, { radius = 0.8, size = 0.1, color = '#eceee9' } = {}) {
  const px = 1024;
  const [canvas, pen] = sheet(px, px);
  pen.font = font(size * px * 0.5);
  pen.fillStyle = color;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  texts.forEach(([text, degrees]) => {
    const widths = [...text].map((c) => pen.measureText(c).width + size * px * 0.04);
    const total = widths.reduce((a, b) => a + b, 0);
    let along = -total / 2;
    [...text].forEach((c, i) => {
      const a = (degrees * Math.PI) / 180 + (along + widths[i] / 2) / (radius * px * 0.5);
      pen.save();
      pen.translate(px / 2, px / 2);
      pen.rotate(a);
      pen.fillText(c, 0, -radius * px * 0.5);
      pen.restore();
      along += widths[i];
    });
  });
  return { map: texture(canvas), ratio: 1, text: texts.map(([text]) => text).join(' ') };
}

const printed = (map, roughness = 0.5) =>
  new THREE.MeshStandardMaterial({
    map,
    transparent: true,
    roughness,
    polygonOffset: true,
    polygonOffsetFactor: -4,
    depthWrite: false,
  });

/** A flat print facing +z, `height` metres tall. */
export function flatPrint({ map, ratio, text }, height) {
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(height * ratio, height), printed(map));
  Object.assign(mesh.userData, { noShadow: true, print: text });
  return mesh;
}

/**
 * Prints onto a curved mesh from the outside, looking along -z of `turn`.
 * @param {THREE.Mesh} mesh what to print on
 * @param {{map: THREE.Texture, ratio: number}} print from `label`
 * @param {{at: number[], turn?: number[], height: number, depth?: number}} where in the mesh's metres and radians
 */
export function wrapPrint(
  mesh,
  { map, ratio, text },
  { at, turn = [0, 0, 0], height, depth = height },
) {
  mesh.updateMatrixWorld(true);
  const geometry = new DecalGeometry(
    mesh,
    new THREE.Vector3(...at),
    new THREE.Euler(...turn),
    new THREE.Vector3(height * ratio, height, depth),
  );
  const decal = new THREE.Mesh(geometry, printed(map));
  Object.assign(decal.userData, { noShadow: true, print: text });
  return decal;
}
