import * as THREE from 'three';
import { label, wrapPrint } from '../materials/decal.js';
import { rubber, volt, woven } from '../materials/soft.js';
import { group, lathe, part, placed } from '../shapes/solids.js';
import { flowing, tube } from '../shapes/tubes.js';

export const tint = 'accessories';
export const views = [{ yaw: 0, elevation: 26, fill: 0.92 }];

/** Half the thickness of a rope of 4 cm. */
const T = 0.021;
const TURNS = 6;
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
  return Array.from({ length: TURNS * 24 + 1 }, (_, i) => {
    const turn = i / 24;
    const angle = turn * Math.PI * 2 + 1.9;
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

/** A coiled rope whose two ends lie out in front, each with its handle. */
export function build() {
  const start = [
    [0.22, T, 0.62],
    [0.1, T, 0.55],
    [-0.03, T, 0.44],
  ];
  const end = [
    [0.06, 0.16, 0.36],
    [-0.06, 0.06, 0.47],
    [-0.17, T, 0.56],
    [-0.27, T, 0.62],
  ];
  const path = flowing([...start, ...coil(), ...end]);
  return group(
    ...rope(path),
    handle([0.324, 0.03, 0.68], [0, -0.53, Math.PI / 2], 1),
    handle([-0.373, 0.03, 0.682], [0, 0.54, -Math.PI / 2], -1),
  );
}
