import { flatPrint, label } from '../materials/decal.js';
import { satin } from '../materials/metal.js';
import { volt, woven } from '../materials/soft.js';
import { wood } from '../materials/wood.js';
import * as THREE from 'three';
import { group, part, placed, roundedBox } from '../shapes/solids.js';
import { flowing, ribbon } from '../shapes/tubes.js';

export const tint = 'bodyweight';
/** The straps leave by the top of the picture: they hang from something. */
export const views = [
  { yaw: -16, elevation: 6, scale: 1, float: true, aim: [0, 0.41, 0], distance: 1.95 },
];

/** A birch ring, 235 mm across and 32 mm thick, standing in the xy plane. */
function ring() {
  const all = group(part(new THREE.TorusGeometry(0.1015, 0.016, 40, 120), wood('#d9b27c')));
  return all;
}

/** A strap looped over the ring and rising to a buckle. */
function strap(rise) {
  const web = woven('#34373b');
  const steel = satin('#8f959a');
  const loop = flowing([
    [0.002, rise, 0],
    [0.002, 0.52, 0],
    [0.004, 0.2, 0.004],
    [0.004, 0.14, 0.02],
    [0, 0.1, 0.026],
    [0, 0.079, 0],
    [0, 0.1, -0.026],
    [0.004, 0.14, -0.018],
    [0.004, 0.2, 0],
    [0.002, 0.52, -0.004],
    [0.002, rise, -0.004],
  ]);
  return group(
    part(ribbon(loop, 0.038, 0.0026, 160, [1, 0, 0]), web),
    part(roundedBox(0.05, 0.044, 0.016, 0.005), steel, [0.003, 0.235, 0.002]),
    part(roundedBox(0.036, 0.016, 0.022, 0.006), steel, [0.003, 0.262, 0.004]),
    part(roundedBox(0.0395, 0.03, 0.0105, 0.002), volt(), [0.003, 0.3, 0]),
    placed(flatPrint(label('VIGOR', '#0e1113'), 0.0072), [0.003, 0.3, 0.0058]),
  );
}

/** What is measured: one ring. */
export const drawn = ring;
export const measures = 'One ring; its strap is 38 mm / 1.5 in wide';

/** How far the rings hang above the floor. */
const HIGH = 0.15;

/** Two rings, hanging. */
export function build() {
  const hung = (x, turn) => placed(group(ring(), strap(0.9)), [x, HIGH + 0.1175, 0], [0, turn, 0]);
  return group(hung(-0.16, 0.35), hung(0.16, -0.25));
}
