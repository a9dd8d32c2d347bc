import { foam, urethane, volt } from '../materials/soft.js';
import { facePrint } from '../shapes/plates.js';
import { group, lathe, part, placed, roundedBox } from '../shapes/solids.js';

export const tint = 'mobility-recovery';
export const views = [{ yaw: -34, elevation: 18, fill: 0.82 }];

const [R, L] = [0.07, 0.33];
/** How far it has rolled from where its marks are made upright, in radians. */
const ROLLED = 0.26;

/** Grid roller: raised blocks of three sizes round a hollow core. */
export function build() {
  const skin = foam('#3a4044');
  const all = group(
    part(
      lathe(
        [
          [0.052, -L / 2],
          [R - 0.005, -L / 2, 0.003],
          [R - 0.005, L / 2, 0.003],
          [0.052, L / 2],
        ],
        96,
      ),
      skin,
    ),
    part(
      lathe(
        [
          [0.047, L / 2 - 0.006],
          [0.0535, L / 2 + 0.001, 0.001],
          [0.0535, -L / 2 - 0.001, 0.001],
          [0.047, -L / 2 + 0.006],
          [0.047, L / 2 - 0.006],
        ],
        96,
      ),
      volt(),
    ),
  );
  const block = (w, h, a, y) =>
    all.add(
      part(
        roundedBox(w, h, 0.012, 0.004),
        skin,
        [Math.sin(a) * (R - 0.0045), y, Math.cos(a) * (R - 0.0045)],
        [0, a, 0],
      ),
    );
  for (let row = 0; row < 10; row++) {
    const y = -L / 2 + 0.022 + row * 0.0318;
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * Math.PI * 2;
      if (i % 4 === 0) {
        if (row % 5 === 0) block(0.031, 0.15, a, y + 0.0636);
      } else if (i % 4 === 2) block(0.029, 0.024, a, y);
      else {
        block(0.011, 0.024, a - 0.13, y);
        block(0.011, 0.024, a + 0.13, y);
      }
    }
  }
  all.add(
    part(
      lathe(
        [
          [0, L / 2 - 0.02],
          [0.046, L / 2 - 0.02, 0.002],
          [0.046, L / 2 - 0.028],
          [0, L / 2 - 0.028],
        ],
        96,
      ),
      urethane('#1e2225'),
    ),
  );
  all.add(
    placed(
      facePrint(
        [
          ['VIGOR', 0],
          ['VIGOR', 180],
        ],
        0.045,
        { radius: 0.66, size: 0.26 },
      ),
      [0, L / 2 - 0.0194, 0],
      [-Math.PI / 2, 0, Math.PI / 2 - ROLLED],
    ),
  );
  return group(placed(all, [0, R + 0.0015, 0], [ROLLED, 0, -Math.PI / 2]));
}
