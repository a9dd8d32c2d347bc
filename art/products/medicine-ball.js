import * as THREE from 'three';
import { label, wrapPrint } from '../materials/decal.js';
import { leather, rubber, volt } from '../materials/soft.js';
import { sculpt } from '../shapes/sculpt.js';
import { group, part } from '../shapes/solids.js';
import { flowing, tube } from '../shapes/tubes.js';

export const tint = 'accessories';
export const views = [{ yaw: -10, elevation: 14, fill: 0.72 }];
export const close = { turn: -12, elevation: 24, span: 0.72 };

const R = 0.175;
const THIRD = Math.sqrt(1 / 3);
/** What the three seams run round: a panel's middle faces the front, so that no seam cuts the mark. */
const SEAMS = [90, 210, 330].map((degrees) => {
  const a = (degrees * Math.PI) / 180;
  return [Math.cos(a) * Math.SQRT2 * THIRD, Math.sin(a) * Math.SQRT2 * THIRD, THIRD];
});

/** A wall ball of stitched panels: three great circles of seams, sunk a little. */
export function build() {
  const axes = SEAMS.map((a) => new THREE.Vector3(...a));
  const field = (x, y, z) => {
    const r = Math.hypot(x, y - R, z);
    const seam = Math.min(...axes.map((a) => Math.abs(a.x * x + a.y * (y - R) + a.z * z)));
    const sink = 0.007 * Math.exp(-((seam / 0.011) ** 2));
    return Math.max(r - R + sink, 0.0015 - y);
  };
  const ball = part(
    sculpt(field, { min: [-0.19, -0.01, -0.19], max: [0.19, 0.37, 0.19] }, 0.0038),
    leather('#34393d'),
  );
  const rings = axes.map((axis, i) => {
    const u = new THREE.Vector3(0.3, 0.8, 0.5).cross(axis).normalize();
    const v = u.clone().cross(axis);
    const points = Array.from({ length: 48 }, (_, n) => {
      const a = (n / 48) * Math.PI * 2;
      const p = u
        .clone()
        .multiplyScalar(Math.cos(a))
        .addScaledVector(v, Math.sin(a))
        .multiplyScalar(R - 0.0068);
      return [p.x, p.y + R, p.z];
    });
    return part(
      tube(flowing(points, true), 0.0022, { segments: 200, sides: 8 }),
      i === 0 ? volt() : rubber('#1c1f21'),
    );
  });
  const name = wrapPrint(ball, label('VIGOR'), {
    at: [0.0, R + 0.02, R],
    height: 0.035,
    depth: 0.12,
  });
  const weight = wrapPrint(ball, label('9 KG', '#aeb4b3'), {
    at: [0, R - 0.035, R],
    height: 0.02,
    depth: 0.12,
  });
  return group(ball, ...rings, name, weight);
}
