import * as THREE from 'three';
import { flatPrint, label } from '../materials/decal.js';
import { surface } from '../materials/surface.js';
import { volt } from '../materials/soft.js';
import { group, part, placed, roundedBox } from './solids.js';

const floor = (color) =>
  surface({
    color,
    roughness: 0.82,
    texture: `vec2 tile = abs(fract(p.xy + .5) - .5);
      float joint = 1. - smoothstep(.002, .006, min(tile.x, tile.y));
      float fleck = smoothstep(.78, .84, noised(p / .006).x);
      tone = 1. - .6 * joint + 1.6 * fleck; gloss = -.1 * fleck; slope = relief(p, .003, .06);`,
  });

const plaster = (color) =>
  surface({
    color,
    roughness: 0.9,
    texture:
      'tone = .9 + .14 * noised(p / .6).x + .06 * noised(p / .09).x; slope = relief(p, .03, .03) + relief(p, .006, .03);',
  });

/**
 * A corner of a gym: flecked rubber tiles and a plastered wall behind, in metres.
 * @param {{wall?: string, ground?: string, back?: number, name?: number[], stripe?: boolean}} options
 *   `back` is how far behind the middle the wall stands; `name` is where the wordmark hangs: x, y, height
 */
export function room({
  wall = '#3a4146',
  ground = '#2a2e31',
  back = 2.2,
  name,
  stripe = true,
} = {}) {
  const behind = part(new THREE.PlaneGeometry(24, 8), plaster(wall), [0, 4, -back]);
  const all = group(
    part(new THREE.PlaneGeometry(24, 24), floor(ground), [0, 0, 0], [-Math.PI / 2, 0, 0]),
    behind,
    part(roundedBox(24, 0.12, 0.02, 0.004), plaster('#1c2023'), [0, 0.06, -back + 0.01]),
  );
  if (stripe)
    all.add(part(new THREE.PlaneGeometry(24, 0.035), volt(0.7), [0, 1.15, -back + 0.004]));
  if (name)
    all.add(
      placed(flatPrint(label('VIGOR', '#d8dcd6'), name[2]), [name[0], name[1], -back + 0.006]),
    );
  // The floor's light would throw ghosts of the gear up the wall.
  all.traverse((mesh) => {
    mesh.receiveShadow = mesh !== behind;
  });
  return all;
}
