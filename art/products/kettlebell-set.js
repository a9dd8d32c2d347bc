import { flatPrint, label, wrapPrint } from '../materials/decal.js';
import { satin } from '../materials/metal.js';
import { urethane, volt } from '../materials/soft.js';
import { blend, limb } from '../shapes/fields.js';
import { sculpt } from '../shapes/sculpt.js';
import { group, part, placed, roundedBox } from '../shapes/solids.js';
import { beam } from '../shapes/frames.js';
import { flowing } from '../shapes/tubes.js';

export const tint = 'kettlebells';
export const views = [{ yaw: -20, elevation: 14, fill: 0.9 }];
export const close = { turn: -16, span: 0.18, elevation: 12, off: [0.12, -0.28], frames: 24 };

const ARCH = flowing([
  [-0.05, 0.13, 0],
  [-0.066, 0.18, 0],
  [-0.062, 0.215, 0],
  [-0.035, 0.228, 0],
  [0.035, 0.228, 0],
  [0.062, 0.215, 0],
  [0.066, 0.18, 0],
  [0.05, 0.13, 0],
])
  .getSpacedPoints(40)
  .map((p) => p.toArray());
const BARS = ARCH.slice(1).map((to, i) => limb(ARCH[i], to, 0.0155));

/** A vinyl-dipped bell of a given scale. */
function bell(scale, material, text) {
  const field = (x, y, z) => {
    let arch = 9;
    for (const bar of BARS) arch = Math.min(arch, bar(x, y, z));
    const ball = Math.hypot(x, (y - 0.08) * 1.06, z) - 0.086;
    return Math.max(blend(ball, arch, 0.026), 0.006 - y);
  };
  const mesh = part(
    sculpt(field, { min: [-0.1, -0.01, -0.1], max: [0.1, 0.26, 0.1] }, 0.0034),
    material,
  );
  const number = wrapPrint(mesh, label(text), { at: [0, 0.086, 0.086], height: 0.05, depth: 0.08 });
  const all = group(mesh, number);
  all.scale.setScalar(scale);
  return all;
}

/** Three bells, 8, 12 and 16 kg, on a low steel tray. */
export function build() {
  const steel = satin();
  const tray = group(
    part(roundedBox(0.76, 0.012, 0.21, 0.004), steel, [0, 0.09, 0]),
    part(roundedBox(0.76, 0.035, 0.01, 0.004), steel, [0, 0.1, 0.105]),
    part(roundedBox(0.76, 0.035, 0.01, 0.004), steel, [0, 0.1, -0.105]),
    ...[-1, 1].map((s) => beam([s * 0.34, 0.02, -0.16], [s * 0.34, 0.02, 0.16], 0.04, steel)),
    ...[-1, 1].map((s) => beam([s * 0.34, 0.03, 0], [s * 0.34, 0.09, 0], 0.05, steel)),
    part(roundedBox(0.12, 0.02, 0.003, 0.001), volt(), [0.28, 0.1, 0.1108]),
    placed(flatPrint(label('VIGOR', '#0e1113'), 0.016), [0.28, 0.1, 0.1126]),
  );
  return group(
    tray,
    placed(bell(0.86, urethane('#8a9296'), '8'), [-0.25, 0.092, 0], [0, 0.3, 0]),
    placed(bell(1, urethane('#5b6469'), '12'), [-0.01, 0.092, 0], [0, 0.22, 0]),
    placed(bell(1.12, urethane('#2f3438'), '16'), [0.25, 0.092, 0], [0, 0.26, 0]),
  );
}
