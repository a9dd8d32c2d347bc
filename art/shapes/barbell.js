import { label, wrapPrint } from '../materials/decal.js';
import { chrome, knurled, turnedSteel } from '../materials/metal.js';
import { volt } from '../materials/soft.js';
import { group, lathe, part } from './solids.js';

const turn = [0, 0, Math.PI / 2];

/** A 20 kg Olympic bar about x, centred: 2.2 m, 28 mm shaft, 50 mm sleeves. `length` shortens it. */
export function barbell({ length = 2.2, accent = true } = {}) {
  const shaft = length - 0.89;
  const half = shaft / 2;
  const rings = half - 0.19;
  const steel = turnedSteel('#c4c8cb');
  const grip = (from, to) =>
    part(
      lathe(
        [
          [0.0132, from],
          [0.0142, from + 0.001],
          [0.0142, to - 0.001],
          [0.0132, to],
        ],
        48,
      ),
      knurled(0.0142),
      [0, 0, 0],
      turn,
    );
  const sleeve = (s) => {
    const profile = [
      [0.014, 0],
      [0.0385, 0, 0.003],
      [0.0385, 0.03, 0.003],
      [0.028, 0.033, 0.002],
      [0.025, 0.036, 0.001],
      [0.025, 0.424, 0.002],
      [0.02, 0.43, 0.001],
      [0, 0.43],
    ];
    const grooves = Array.from({ length: 17 }, (_, i) => 0.06 + i * 0.0215).flatMap((y) => [
      [0.025, y],
      [0.0242, y + 0.001, 0.0002],
      [0.025, y + 0.002],
    ]);
    const full = [...profile.slice(0, 5), ...grooves, ...profile.slice(5)];
    const steel = part(lathe(full, 64), chrome(), [s * half, 0, 0], [0, 0, (s * -Math.PI) / 2]);
    const name = wrapPrint(steel, label('VIGOR', '#16191b'), {
      at: [s * (half + 0.34), 0.0177, 0.0177],
      turn: [-Math.PI / 4, 0, 0],
      height: 0.024,
    });
    const parts = [steel, name];
    if (accent)
      parts.push(
        part(
          lathe(
            [
              [0.0388, 0.01],
              [0.0394, 0.011],
              [0.0394, 0.021],
              [0.0388, 0.022],
            ],
            64,
          ),
          volt(),
          [s * half, 0, 0],
          [0, 0, (s * -Math.PI) / 2],
        ),
      );
    return parts;
  };
  return group(
    part(
      lathe(
        [
          [0.0136, -half],
          [0.0136, half],
        ],
        48,
      ),
      steel,
      [0, 0, 0],
      turn,
    ),
    grip(-half + 0.02, -rings - 0.004),
    grip(-rings + 0.004, -0.09),
    grip(0.09, rings - 0.004),
    grip(rings + 0.004, half - 0.02),
    grip(-0.06, 0.06),
    sleeve(-1),
    sleeve(1),
  );
}

/** A spring collar round x. */
export function collar() {
  const ring = lathe(
    [
      [0.026, -0.016],
      [0.041, -0.016, 0.006],
      [0.041, 0.016, 0.006],
      [0.026, 0.016],
      [0.026, -0.016],
    ],
    64,
  );
  return part(ring, turnedSteel('#3c4146'), [0, 0, 0], turn);
}
