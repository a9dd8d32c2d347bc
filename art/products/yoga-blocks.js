import { flatPrint, label } from '../materials/decal.js';
import { surface } from '../materials/surface.js';
import { volt } from '../materials/soft.js';
import { group, part, placed, roundedBox } from '../shapes/solids.js';

export const tint = 'mobility-recovery';
export const views = [{ yaw: -30, elevation: 20, fill: 0.78 }];

const cork = () =>
  surface({
    color: '#c49a6c',
    roughness: 0.85,
    texture: `float grit = noised(p / .0028).x; float fine = noised(p / .0009).x;
      float chip = smoothstep(.6, .68, noised(p / .0045 + 7.).x + .16 * (fine - .5));
      tone = .8 + .2 * grit + .16 * fine - .36 * chip; slope = relief(p, .003, .2) + relief(p, .0008, .12);`,
  });

const block = (name) =>
  group(
    part(roundedBox(0.228, 0.078, 0.15, 0.009, 6), cork()),
    placed(flatPrint(label(name, '#3b2a1a'), 0.024), [0, 0, 0.0755]),
    part(roundedBox(0.03, 0.008, 0.0012, 0.0004), volt(), [0.09, -0.024, 0.0752]),
  );

export const drawn = () => block('VIGOR');
export const measures = 'One of the pair';

/** Two cork blocks, one lying and one on its end. */
export const build = () =>
  group(
    placed(block('VIGOR'), [-0.07, 0.039, 0.05]),
    placed(block('VIGOR'), [0.115, 0.114, -0.05], [0, -0.12, Math.PI / 2]),
  );
