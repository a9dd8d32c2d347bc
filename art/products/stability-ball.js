import * as THREE from 'three';
import { label, wrapPrint } from '../materials/decal.js';
import { urethane, volt } from '../materials/soft.js';
import { group, lathe, part } from '../shapes/solids.js';

export const tint = 'mobility-recovery';
export const views = [{ yaw: -8, elevation: 12, fill: 0.74 }];
export const close = { turn: -12, span: 0.42 };

const R = 0.3204;

/** A 65 cm ball with moulded grip rings, pressed a little flat by its own weight. */
export function build() {
  const profile = [];
  for (let i = 0; i <= 220; i++) {
    const a = -Math.PI / 2 + (i / 220) * Math.PI;
    const ridge =
      Math.abs(a) > 0.42 && Math.abs(a) < 1.2 ? 0.0022 * Math.max(0, Math.sin(a * 46)) ** 2 : 0;
    profile.push(
      new THREE.Vector2(
        Math.max(0.0001, Math.cos(a) * (R + ridge) * 1.012),
        R + Math.max(Math.sin(a) * (R + ridge), -R * 0.975),
      ),
    );
  }
  const ball = part(new THREE.LatheGeometry(profile, 128), urethane('#5f7a86'));
  const band = part(
    lathe(
      [
        [R * 1.0, -0.011],
        [R * 1.0145, -0.01, 0.001],
        [R * 1.0145, 0.01, 0.001],
        [R * 1.0, 0.011],
      ],
      160,
    ),
    volt(),
    [0, R, 0],
  );
  const name = wrapPrint(ball, label('VIGOR'), { at: [0, R + 0.065, R], height: 0.07, depth: 0.2 });
  return group(ball, band, name);
}
