import * as THREE from 'three';
import { label, wrapPrint } from '../materials/decal.js';
import { urethane, volt } from '../materials/soft.js';
import { ring } from '../shapes/ring.js';
import { group, lathe, part, placed, rod } from '../shapes/solids.js';

export const tint = 'mobility-recovery';
export const views = [{ yaw: -8, elevation: 12, fill: 0.74 }];
export const close = { turn: -12, span: 0.8, elevation: 14 };

const R = 0.3204;
/** Between which latitudes the grip rings lie, in radians. */
const [FIRST, LAST] = [(6 * Math.PI) / 46, (21 * Math.PI) / 46];

/** A 65 cm ball with moulded grip rings, pressed a little flat by its own weight. */
export function build() {
  const profile = [];
  for (let i = 0; i <= 220; i++) {
    const a = -Math.PI / 2 + (i / 220) * Math.PI;
    // Whole ridges only, up to the pole: half of one would look like a dent.
    const ridge =
      Math.abs(a) > FIRST && Math.abs(a) < LAST ? 0.0022 * Math.max(0, Math.sin(a * 46)) ** 2 : 0;
    profile.push(
      new THREE.Vector2(
        Math.max(0.0001, Math.cos(a) * (R + ridge) * 1.012),
        R + Math.max(Math.sin(a) * (R + ridge), -R * 0.985),
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
  // The valve's plug, in its dimple, right of the mark and below the band.
  const plug = placed(
    group(
      part(ring(0.006, 0.0135, -0.004, 0.0012), urethane('#4d6570')),
      part(rod(0.0062, 0.008, 0.001), urethane('#e3e6e1')),
    ),
    [0, 0, R * 1.012],
    [Math.PI / 2, 0, 0],
  );
  const valve = placed(group(plug), [0, R, 0], [0.2, 0.34, 0]);
  valve.rotation.order = 'YXZ';
  return group(ball, band, name, valve);
}
