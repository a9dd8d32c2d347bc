import { volt } from '../materials/soft.js';
import { barbell, collar } from './barbell.js';
import { bumper } from './plates.js';
import { group, placed } from './solids.js';

const SIZES = { 20: 0.078, 15: 0.062, 10: 0.046 };

/** An Olympic bar about x with the given bumpers (kg) on each side. */
export function loadedBarbell(weights = [20]) {
  const all = group(barbell({ accent: false }));
  for (const s of [1, -1]) {
    let x = 0.655 + 0.036;
    weights.forEach((weight) => {
      const thick = SIZES[weight];
      const plate = bumper({ weight, thick, stripe: volt() });
      all.add(placed(plate, [s * (x + thick / 2), 0, 0], [0, 0, (s * -Math.PI) / 2]));
      x += thick + 0.002;
    });
    const clamp = collar();
    clamp.position.x = s * (x + 0.018);
    all.add(clamp);
  }
  return all;
}
