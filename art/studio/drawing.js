import * as THREE from 'three';
import { drawEdges } from './edges.js';

const INK = '#1c2226';
const STEEL = '#56616b';
const PAPER = '#f4f5f2';
/** Pixels: around the drawing, between two views, from a view to its measure, and of a text. */
const [MARGIN, GAP, AWAY, TEXT] = [72, 110, 46, 34];
/** Pixels left of an upright measure: for words that stand along it, and for words too long for that. */
const [ALONG, ASIDE] = [40, 100];
/** How much larger the views must become to stand one above the other instead of beside each other. */
const WORTH = 1.25;
/** Finer than the picture, so that its lines are smooth. */
const FINE = 1.5;

let renderer;

/** How an axis-aligned box looks from an end: which of its sides are across and up, and from where. */
const BROAD = { across: 'x', up: 'y', eye: [0, 0, 1], above: [0, 1, 0] };
const END = { across: 'z', up: 'y', eye: [1, 0, 0], above: [0, 1, 0] };
const TOP = { name: 'Top', across: 'x', up: 'z', eye: [0, 1, 0], above: [0, 0, -1] };

/** Centimetres and inches of a length in metres, as a catalog says them. */
export function measure(metres) {
  const cm = metres * 100;
  const shown = cm >= 100 ? Math.round(cm) : Math.round(cm * 10) / 10;
  return `${shown} cm / ${(metres * 39.37).toFixed(1)} in`;
}

/** The same two ends by name: a machine shows its side to z, and its front to the way it `faces`. */
function elevations(faces) {
  if (!faces)
    return [
      { ...BROAD, name: 'Front' },
      { ...END, name: 'Side' },
    ];
  return [
    { ...BROAD, name: 'Side' },
    { ...END, name: 'Front', eye: [faces === '-x' ? -1 : 1, 0, 0] },
  ];
}

/** The pixels that `across` by `up` metres have to themselves, and how many each metre may take. */
function sheet({ width, height }, { across, up, stacked, short }) {
  const left = MARGIN + (short ? ASIDE : ALONG) + AWAY;
  const room = [
    width - left - MARGIN - (stacked ? 0 : GAP),
    height - 2 * MARGIN - AWAY - TEXT - 50 - (stacked ? GAP : 0),
  ];
  return { left, room, scale: Math.min(room[0] / across, room[1] / up) };
}

/** The two views that show most, and how they stand: beside each other, or one above the other. */
function layout(size, faces, order) {
  const [broad, end] = elevations(faces);
  const flat = size.y < 0.45 * Math.min(size.x, size.z) || size.y < 0.3 * size.x;
  const placed = (views, stacked, across, up) => {
    const least = Math.min(...views.slice(0, stacked ? 2 : 1).map((view) => size[view.up]));
    const own = { views, stacked, across, up };
    const tall = sheet(order, own);
    // Upright words take about 300 pixels of their line.
    return { ...own, ...(least * tall.scale < 300 ? sheet(order, { ...own, short: true }) : tall) };
  };
  const above = placed([TOP, broad], true, size.x, size.y + size.z);
  const beside = placed([broad, end], false, size.x + size.z, size.y);
  if (flat && size.z > size.y * 0.5) return above;
  return above.scale > beside.scale * WORTH ? above : beside;
}

/** One view's lines as a canvas of so many pixels a metre. */
function lines(model, box, view, scale) {
  const size = box.getSize(new THREE.Vector3());
  const centre = box.getCenter(new THREE.Vector3());
  const edge = 4 / scale;
  const [w, h] = [size[view.across] / 2 + edge, size[view.up] / 2 + edge];
  const depth = size.length();
  const camera = new THREE.OrthographicCamera(-w, w, h, -h, 0, depth * 2);
  camera.up.set(...view.above);
  camera.position.copy(centre).addScaledVector(new THREE.Vector3(...view.eye), depth);
  camera.lookAt(centre);
  const pixels = [w, h].map((half) => Math.round(2 * half * scale * FINE));
  drawEdges(renderer, model, camera, ...pixels);
  return renderer.domElement;
}

/** A dimension line with its ends, its witness lines and its words. */
function dimension(pen, [x1, y1], [x2, y2], words) {
  const upright = x1 === x2;
  pen.strokeStyle = STEEL;
  pen.lineWidth = 1.5;
  pen.beginPath();
  for (const [x, y, back] of [
    [x1, y1, 1],
    [x2, y2, 1],
  ]) {
    pen.moveTo(x - (upright ? 9 : 0), y - (upright ? 0 : 9 * back));
    pen.lineTo(x + (upright ? AWAY - 8 : 0), y - (upright ? 0 : AWAY - 8));
    pen.moveTo(x - 6, y + 6);
    pen.lineTo(x + 6, y - 6);
  }
  pen.moveTo(x1, y1);
  pen.lineTo(x2, y2);
  pen.stroke();
  pen.save();
  pen.translate((x1 + x2) / 2, (y1 + y2) / 2);
  pen.fillStyle = INK;
  pen.font = `600 ${TEXT}px Archivo`;
  if (upright && pen.measureText(words).width > y1 - y2) {
    pen.textAlign = 'right';
    words.split(' / ').forEach((half, i) => pen.fillText(half, -18, (i ? 1 : -0.12) * TEXT));
  } else {
    if (upright) pen.rotate(-Math.PI / 2);
    pen.textAlign = 'center';
    pen.fillText(words, 0, upright ? -14 : TEXT + 12);
  }
  pen.restore();
}

/**
 * Draws a product with its measures: line art of the same model that is photographed.
 * @param {{build: () => THREE.Object3D, drawn?: () => THREE.Object3D, measures?: string,
 *   faces?: 'x' | '-x'}} scene `drawn` is the one thing to measure where the picture shows several;
 *   `measures` is what a box cannot say; `faces` is where the front of a machine is, if not at z
 * @param {{width: number, height: number}} order
 * @returns {Promise<string>} the drawing as a PNG data URL
 */
export async function draw(scene, { width, height }) {
  renderer ??= new THREE.WebGLRenderer({ preserveDrawingBuffer: true, alpha: true });
  renderer.autoClear = false;
  const model = await (scene.drawn ?? scene.build)();
  model.updateMatrixWorld(true);
  const box = new THREE.Box3().setFromObject(model, true);
  const size = box.getSize(new THREE.Vector3());
  const {
    views,
    stacked,
    across: w,
    up: h,
    left,
    room,
    scale,
  } = layout(size, scene.faces, {
    width,
    height,
  });
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, width, height);
  let x = left + (room[0] - w * scale) / 2;
  let y = MARGIN + (room[1] - h * scale) / 2;
  views.forEach((view, i) => {
    const [across, up] = [size[view.across] * scale, size[view.up] * scale];
    const own = lines(model, box, view, scale);
    pen.drawImage(own, x - 4, y - 4, own.width / FINE, own.height / FINE);
    if (!stacked || i) {
      const line = y + up + AWAY;
      dimension(pen, [x, line], [x + across, line], measure(size[view.across]));
    }
    if (stacked || !i) dimension(pen, [x - AWAY, y + up], [x - AWAY, y], measure(size[view.up]));
    if (stacked) y += up + GAP;
    else x += across + GAP;
  });
  pen.fillStyle = STEEL;
  pen.textAlign = 'left';
  pen.font = `500 ${TEXT - 2}px Archivo`;
  pen.fillText(
    scene.measures ?? `${views[0].name} and ${views[1].name.toLowerCase()} views`,
    56,
    height - 52,
  );
  pen.textAlign = 'right';
  pen.fillStyle = INK;
  pen.font = `900 expanded ${TEXT + 2}px Archivo`;
  pen.fillText('VIGOR', width - 56, height - 52);
  return canvas.toDataURL('image/png');
}
