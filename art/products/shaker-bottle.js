import { label, wrapPrint } from '../materials/decal.js';
import { urethane, volt } from '../materials/soft.js';
import { surface } from '../materials/surface.js';
import { group, lathe, part, rod, roundedBox } from '../shapes/solids.js';
import { bent, tube } from '../shapes/tubes.js';

export const tint = 'accessories';
export const views = [{ yaw: 2, elevation: 12, fill: 0.78 }];
export const close = { turn: -8, span: 0.34 };

/** A 700 ml steel-look shaker with a flip lid and a carry loop. */
export function build() {
  const cup = part(
    lathe(
      [
        [0, 0],
        [0.036, 0, 0.004],
        [0.0375, 0.01, 0.01],
        [0.041, 0.085, 0.05],
        [0.047, 0.175, 0.02],
        [0.047, 0.182, 0.001],
        [0, 0.182],
      ],
      128,
    ),
    surface({ color: '#d7dad5', roughness: 0.38, texture: 'slope = relief(p, .002, .02);' }),
  );
  const lid = urethane('#2c3135');
  const ribs = Array.from({ length: 40 }, (_, i) => {
    const a = (i / 40) * Math.PI * 2;
    return part(
      tube(
        bent(
          [
            [Math.sin(a) * 0.0492, 0.18, Math.cos(a) * 0.0492],
            [Math.sin(a) * 0.0492, 0.2, Math.cos(a) * 0.0492],
          ],
          0.001,
        ),
        0.0013,
        { segments: 4, sides: 8 },
      ),
      lid,
    );
  });
  // Both ends of the loop and the stopper's arm meet in the hinge.
  const hinge = [0.2185, -0.031];
  const loop = bent(
    [
      [-0.019, ...hinge],
      [-0.019, 0.252, -0.05],
      [0.019, 0.252, -0.05],
      [0.019, ...hinge],
    ],
    0.014,
  );
  const name = wrapPrint(cup, label('VIGOR', '#23282c'), {
    at: [0, 0.105, 0.044],
    height: 0.0125,
    depth: 0.05,
  });
  return group(
    cup,
    part(
      lathe(
        [
          [0.042, 0.174],
          [0.0492, 0.174, 0.002],
          [0.0492, 0.205, 0.004],
          [0.043, 0.214, 0.006],
          [0, 0.216],
        ],
        128,
      ),
      lid,
    ),
    part(
      lathe(
        [
          [0.0493, 0.1745],
          [0.0502, 0.175, 0.0004],
          [0.0502, 0.179, 0.0004],
          [0.0493, 0.1795],
        ],
        128,
      ),
      volt(),
    ),
    part(
      lathe(
        [
          [0, 0.21],
          [0.015, 0.21, 0.001],
          [0.0135, 0.238, 0.003],
          [0, 0.239],
        ],
        64,
      ),
      lid,
      [0, 0, 0.02],
    ),
    part(
      lathe(
        [
          [0, 0.236],
          [0.0165, 0.236, 0.002],
          [0.0155, 0.247, 0.003],
          [0, 0.248],
        ],
        64,
      ),
      volt(),
      [0, 0, 0.02],
    ),
    part(
      tube(
        bent(
          [
            [0, 0.24, 0.012],
            [0, 0.246, -0.012],
            [0, ...hinge],
          ],
          0.01,
        ),
        0.006,
      ),
      lid,
    ),
    part(tube(loop, 0.004), lid),
    part(rod(0.0062, 0.054, 0.0015), lid, [0, ...hinge], [0, 0, Math.PI / 2]),
    ...[-0.011, 0.011].map((x) =>
      part(roundedBox(0.008, 0.014, 0.016, 0.003), lid, [x, 0.213, hinge[1]]),
    ),
    ...ribs,
    name,
  );
}
