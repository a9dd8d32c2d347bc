import { hexDumbbell } from '../shapes/dumbbell.js';
import { group, placed } from '../shapes/solids.js';

export const tint = 'dumbbells';
export const views = [{ yaw: 0, elevation: 20, fill: 0.82 }];
export const close = { span: 0.3, elevation: 14 };

export const drawn = () => hexDumbbell();
export const measures = 'One of the pair';

/** A pair: one flat in front, one leaning across it behind. */
export function build() {
  const front = hexDumbbell();
  placed(front, [0.02, 0.0537, 0.07], [0, -0.62, 0]);
  const back = placed(hexDumbbell(), [-0.03, 0.0537, -0.1], [0, 0.42, 0]);
  return group(front, back);
}
