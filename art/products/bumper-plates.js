import { volt } from '../materials/soft.js';
import { bumper } from '../shapes/plates.js';
import { group, placed } from '../shapes/solids.js';

export const tint = 'barbells-plates';
export const views = [{ yaw: -14, elevation: 16, fill: 0.8 }];
export const close = { span: 1.6 };

export const drawn = () =>
  group(placed(bumper({ weight: 20, thick: 0.078 }), [0, 0, 0], [Math.PI / 2, 0, 0]));
export const measures = 'A 20 kg plate; all four plates are 45 cm across';

/** Three plates lying in a stack and one leaning on it, whose mark the close-up shows. */
export function build() {
  const lying = [
    [{ weight: 20, thick: 0.078, stripe: volt() }, 0.039],
    [{ weight: 15, thick: 0.062, stripe: volt() }, 0.109],
    [{ weight: 10, thick: 0.046, stripe: volt() }, 0.163],
  ].map(([plate, y], i) => placed(bumper(plate), [0.006 * i, y, -0.004 * i], [0, i * 1.3, 0]));
  const leaning = placed(
    bumper({ weight: 20, thick: 0.078, stripe: volt() }),
    [0.22, 0.232, 0.235],
    [1.4, 0, -0.62],
  );
  leaning.rotation.order = 'ZYX';
  return group(leaning, ...lying);
}
