import * as THREE from 'three';
import { rubber, volt, woven } from '../materials/soft.js';
import { group, lathe, part } from '../shapes/solids.js';
import { flowing, tube } from '../shapes/tubes.js';

export const tint = 'accessories';
export const views = [{ yaw: 0, elevation: 26, fill: 0.86 }];

const T = 0.019;

/** Three strands twisted about a path: real rope. */
function rope(path, length) {
  const n = Math.round(length / 0.006);
  const frames = path.computeFrenetFrames(n, false);
  return [0, 1, 2].map((s) => {
    const points = Array.from({ length: n + 1 }, (_, i) => {
      const a = (i / n) * (length / 0.085) * Math.PI * 2 + (s * Math.PI * 2) / 3;
      const p = path.getPointAt(i / n);
      return p
        .addScaledVector(frames.normals[i], Math.cos(a) * T * 0.5)
        .addScaledVector(frames.binormals[i], Math.sin(a) * T * 0.5);
    });
    const strand = new THREE.CatmullRomCurve3(points);
    return part(
      tube(strand, T * 0.54, { segments: n, sides: 10 }),
      s === 0 ? volt(0.8) : woven('#33383b', 0.003),
    );
  });
}

/** A coiled rope with its two ends lying out in front. */
export function build() {
  const points = [];
  for (let i = 0; i <= 72; i++) {
    const a = (i / 72) * Math.PI * 2 * 3 + 1.9;
    const layer = Math.floor(i / 24);
    const r = 0.25 - (i % 24) * 0.0016 - layer * 0.012;
    points.push([Math.cos(a) * r, T + layer * 0.036 + (i % 24) * 0.0015, Math.sin(a) * r]);
  }
  const start = [
    [0.2, T, 0.47],
    [0.06, T, 0.44],
    [-0.1, T, 0.36],
  ];
  const end = [
    [0.02, 0.09, 0.3],
    [-0.12, 0.05, 0.4],
    [-0.28, T, 0.46],
  ];
  const path = flowing([...start, ...points, ...end]);
  const cuff = (at, turn) =>
    part(
      lathe(
        [
          [0, -0.07],
          [0.024, -0.07, 0.006],
          [0.022, 0.06, 0.004],
          [0, 0.062],
        ],
        48,
      ),
      rubber('#23282b'),
      at,
      turn,
    );
  return group(
    ...rope(path, path.getLength()),
    cuff([0.25, 0.023, 0.475], [0, 0.1, Math.PI / 2]),
    cuff([-0.33, 0.023, 0.475], [0, -0.25, -Math.PI / 2]),
  );
}
