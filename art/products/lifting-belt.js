import { turnedSteel } from '../materials/metal.js';
import { leather, volt } from '../materials/soft.js';
import { label, wrapPrint } from '../materials/decal.js';
import { group, lathe, part, placed } from '../shapes/solids.js';
import { bent, flowing, ribbon, tube } from '../shapes/tubes.js';

export const tint = 'accessories';
export const views = [{ yaw: 14, elevation: 22, fill: 0.9 }];
export const close = { turn: -8, span: 0.36 };

export const measures = 'Buckled; 10 mm / 0.4 in thick';

/** A 10 mm leather belt, 10 cm wide, buckled into a loop and standing on its edge. */
export function build() {
  const hide = leather('#6a4a30');
  const oval = (t, grow = 0) => [Math.sin(t) * (0.155 + grow), 0, Math.cos(t) * (0.12 + grow)];
  const loop = Array.from({ length: 44 }, (_, i) =>
    oval(-0.32 + (i / 43) * (Math.PI * 2 + 0.12), i < 3 ? 0.008 - i * 0.003 : 0),
  );
  const flap = Array.from({ length: 14 }, (_, i) => oval(-0.2 + (i / 13) * 1.15, 0.0125));
  const stitch = (y) =>
    part(
      tube(
        flowing(
          Array.from({ length: 60 }, (_, i) => {
            const [x, , z] = oval(1.0 + (i / 59) * 4.9, 0.005);
            return [x, y, z];
          }),
        ),
        0.0012,
        { segments: 300, sides: 6 },
      ),
      volt(),
    );
  const eyelet = lathe(
    [
      [0.0024, -0.002],
      [0.0052, -0.002, 0.0008],
      [0.0052, 0.0016, 0.0008],
      [0.0024, 0.0016],
    ],
    24,
  );
  const holes = Array.from({ length: 5 }, (_, i) => {
    const [x, , z] = oval(0.2 + i * 0.17, 0.0188);
    return [0.018, -0.018].map((y) =>
      part(eyelet, turnedSteel('#b9bdc1'), [x, 0.05 + y, z], [Math.PI / 2, 0, -(0.2 + i * 0.17)]),
    );
  }).flat();
  const steel = turnedSteel('#c3c7ca');
  const buckle = group(
    part(
      tube(
        bent(
          [
            [-0.03, -0.045, 0],
            [0.03, -0.045, 0],
            [0.03, 0.045, 0],
            [-0.03, 0.045, 0],
          ],
          0.014,
          true,
        ),
        0.0046,
        { segments: 160 },
      ),
      steel,
    ),
    ...[0.018, -0.018].map((y) =>
      part(
        tube(
          bent(
            [
              [-0.03, y, 0.004],
              [0.02, y, 0.007],
              [0.036, y, 0.005],
            ],
            0.01,
          ),
          0.0036,
        ),
        steel,
      ),
    ),
  );
  const belt = part(ribbon(flowing(loop), 0.1, 0.01, 300, [0, 1, 0]), hide, [0, 0.05, 0]);
  return group(
    belt,
    placed(part(ribbon(flowing(flap), 0.096, 0.009, 90, [0, 1, 0]), hide), [0, 0.05, 0]),
    placed(buckle, [-0.035, 0.05, 0.135], [0, -0.2, 0]),
    placed(group(stitch(0.041), stitch(-0.041)), [0, 0.05, 0]),
    wrapPrint(belt, label('VIGOR', '#e7d9c3'), {
      at: [-0.1234, 0.05, 0.0871],
      turn: [0, -0.72, 0],
      height: 0.019,
      depth: 0.026,
    }),
    ...holes,
  );
}
