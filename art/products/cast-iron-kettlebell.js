import { label, wrapPrint } from '../materials/decal.js';
import { castIron } from '../materials/metal.js';
import { volt } from '../materials/soft.js';
import { blend, common, limb } from '../shapes/fields.js';
import { sculpt } from '../shapes/sculpt.js';
import { group, part } from '../shapes/solids.js';
import { flowing, tube } from '../shapes/tubes.js';

export const tint = 'kettlebells';
export const views = [{ yaw: -14 }];
export const close = { turn: -12 };

const ARCH = flowing([
  [-0.054, 0.14, 0],
  [-0.07, 0.185, 0],
  [-0.078, 0.22, 0],
  [-0.068, 0.25, 0],
  [-0.038, 0.264, 0],
  [0.038, 0.264, 0],
  [0.068, 0.25, 0],
  [0.078, 0.22, 0],
  [0.07, 0.185, 0],
  [0.054, 0.14, 0],
])
  .getSpacedPoints(64)
  .map((p) => p.toArray());

const bars = ARCH.slice(1).map((to, i) => limb(ARCH[i], to, 0.0185));

/** The whole casting: a slightly flattened ball running into its horns. */
export function casting(x, y, z) {
  const ball = Math.hypot(x, (y - 0.088) * 1.04, z) - 0.093;
  let arch = bars[0](x, y, z);
  for (let i = 1; i < bars.length; i++) arch = Math.min(arch, bars[i](x, y, z));
  return common(blend(ball, arch, 0.034), 0.007 - y, 0.008);
}

/** 16 kg bell, cast in one piece. */
export function build() {
  const iron = part(sculpt(casting, BOUNDS, 0.0032), castIron('#2c2e31'));
  const band = [-1, 1].map((side) => {
    const points = ARCH.filter(([x, y]) => x * side > 0 && y > 0.2 && y < 0.232);
    return part(tube(flowing(points), 0.0193, { sides: 40 }), volt(0.4));
  });
  const name = wrapPrint(iron, label('VIGOR'), { at: [0, 0.1, 0.09], height: 0.024, depth: 0.09 });
  const weight = wrapPrint(iron, label('16 KG'), {
    at: [0, 0.064, 0.09],
    height: 0.016,
    depth: 0.09,
  });
  return group(iron, ...band, name, weight);
}

const BOUNDS = { min: [-0.11, -0.01, -0.11], max: [0.11, 0.3, 0.11] };
