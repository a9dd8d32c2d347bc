import { label, wrapPrint } from '../materials/decal.js';
import { turnedSteel } from '../materials/metal.js';
import { rubber, urethane, volt } from '../materials/soft.js';
import { group, lathe, part, placed } from '../shapes/solids.js';
import { flowing, tube } from '../shapes/tubes.js';

export const tint = 'accessories';
export const views = [{ yaw: 0, elevation: 44, fill: 0.82 }];

/** A handle along y, its rope leaving at the top. */
function handle() {
  const grip = part(
    lathe(
      [
        [0, 0],
        [0.014, 0, 0.003],
        [0.0155, 0.03, 0.01],
        [0.0125, 0.09, 0.03],
        [0.0145, 0.135, 0.006],
        [0.0105, 0.14, 0.002],
        [0, 0.141],
      ],
      64,
    ),
    rubber('#2f3437'),
  );
  return group(
    grip,
    wrapPrint(grip, label('VIGOR'), {
      at: [0, 0.033, 0.015],
      turn: [0, 0, Math.PI / 2],
      height: 0.012,
      depth: 0.012,
    }),
    part(
      lathe(
        [
          [0.0118, 0.06],
          [0.0145, 0.06, 0.001],
          [0.0145, 0.068, 0.001],
          [0.0118, 0.068],
        ],
        64,
      ),
      volt(),
    ),
    part(
      lathe(
        [
          [0, 0.138],
          [0.009, 0.138, 0.001],
          [0.009, 0.158, 0.002],
          [0.005, 0.166, 0.002],
          [0, 0.166],
        ],
        48,
      ),
      turnedSteel('#c3c7ca'),
    ),
  );
}

/** One handle, lying along z with its mark to the side. */
export const drawn = () =>
  placed(group(placed(handle(), [0, 0, 0], [0, Math.PI / 2, 0])), [0, 0, 0], [-Math.PI / 2, 0, 0]);
export const measures = 'One of two handles; trim the cable to your height';

/** A speed rope laid down in three loops, its handles crossed in front. */
export function build() {
  const points = [[-0.115, 0.012, 0.12]];
  for (let i = 0; i <= 40; i++) {
    const a = 2.5 - (i / 40) * Math.PI * 2 * 2.72;
    const r = 0.135 + 0.012 * Math.sin(i * 0.9) + i * 0.0006;
    points.push([
      Math.cos(a) * r * 1.2,
      0.004 + 0.0042 * Math.floor(i / 14.7),
      -0.055 + Math.sin(a) * r,
    ]);
  }
  points.push([0.12, 0.012, 0.12]);
  return group(
    part(tube(flowing(points), 0.0028, { segments: 700, sides: 12 }), urethane('#c8f031')),
    placed(handle(), [-0.07, 0.0155, 0.27], [-Math.PI / 2, 0, 0.3]),
    placed(handle(), [0.075, 0.0155, 0.27], [-Math.PI / 2, 0, -0.3]),
  );
}
