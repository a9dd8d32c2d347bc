import * as THREE from 'three';
import { label, wrapPrint } from '../materials/decal.js';
import { rubber, volt, woven } from '../materials/soft.js';
import { group, lathe, part, placed } from '../shapes/solids.js';
import { flowing, tube } from '../shapes/tubes.js';

export const tint = 'accessories';
export const views = [{ yaw: 0, elevation: 26, fill: 0.92 }];

/** Half the thickness of a rope of 4 cm. */
const T = 0.021;
/** The coil begins and ends in front: the end lies a little right of the beginning, so that they part. */
const [FROM, TURNS] = [1.9, 5.889];
const STRANDS = [0, 1, 2];

/** A line that winds about a path, so far from its middle. */
function winding(path, length, angle, distance) {
  const n = Math.round(length / 0.006);
  const frames = path.computeFrenetFrames(n, false);
  const points = Array.from({ length: n + 1 }, (_, i) => {
    const a = (i / n) * (length / 0.1) * Math.PI * 2 + angle;
    return path
      .getPointAt(i / n)
      .addScaledVector(frames.normals[i], Math.cos(a) * distance)
      .addScaledVector(frames.binormals[i], Math.sin(a) * distance);
  });
  return [new THREE.CatmullRomCurve3(points), n];
}

/** Three strands twisted about a path, and a bright yarn in one of the grooves between them. */
function rope(path) {
  const length = path.getLength();
  const strands = STRANDS.map((strand) => {
    const [line, segments] = winding(path, length, (strand * Math.PI * 2) / 3, T * 0.5);
    return part(tube(line, T * 0.56, { segments, sides: 10 }), woven('#33383b', 0.003));
  });
  const [groove, segments] = winding(path, length, Math.PI / 3, T * 0.72);
  return [...strands, part(tube(groove, T * 0.16, { segments, sides: 6 }), volt(0.8))];
}

/** A coil as high as a bucket, loosely laid. */
function coil() {
  return Array.from({ length: 142 }, (_, i) => {
    const turn = (i / 141) * TURNS;
    const angle = turn * Math.PI * 2 + FROM;
    const radius = 0.33 + 0.014 * Math.sin(turn * 5.3) - turn * 0.006;
    return [Math.cos(angle) * radius, T + turn * 0.037, Math.sin(angle) * radius];
  });
}

/** The handle that shrinks about an end: longer than a fist is wide, with a rim. */
function handle(at, turn, s) {
  const grip = part(
    lathe(
      [
        [0, -0.13],
        [0.031, -0.13, 0.008],
        [0.031, -0.112, 0.004],
        [0.026, -0.104, 0.004],
        [0.024, 0.12, 0.004],
        [0, 0.122],
      ],
      48,
    ),
    rubber('#15181a'),
  );
  const name = wrapPrint(grip, label('VIGOR'), {
    at: [s * 0.0175, 0.02, 0.0175],
    turn: [0, (s * Math.PI) / 4, (-s * Math.PI) / 2],
    height: 0.02,
    depth: 0.02,
  });
  return placed(group(grip, name), at, turn);
}

export const measures = 'Coiled; 12 m / 39.4 ft long, 38 mm / 1.5 in thick';

/** The lower end: from its handle in a wide bend to the coil's first turn. */
const START = [
  [0.32, T, 0.765],
  [0.41, T, 0.725],
  [0.462, T, 0.63],
  [0.42, T, 0.525],
  [0.3, T, 0.448],
  [0.178, T, 0.404],
  [0.04, T, 0.358],
];
/** The upper end: off the coil on a tangent, down to the floor, and in a wide bend to its handle. */
const END = [
  [-0.006, 0.23, 0.315],
  [-0.125, 0.165, 0.362],
  [-0.235, 0.085, 0.402],
  [-0.335, 0.034, 0.446],
  [-0.408, T, 0.512],
  [-0.418, T, 0.6],
  [-0.355, T, 0.66],
  [-0.26, T, 0.672],
];

/** A coiled rope, its two ends in front of it, each with its handle. */
export function build() {
  return group(
    ...rope(flowing([...START, ...coil(), ...END])),
    handle([0.2, 0.03, 0.775], [0, 0.1, -Math.PI / 2], -1),
    handle([-0.14, 0.03, 0.673], [0, 0.01, Math.PI / 2], 1),
  );
}
