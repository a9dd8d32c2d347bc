import { label, wrapPrint } from '../materials/decal.js';
import { chrome, knurled, satin, turnedSteel } from '../materials/metal.js';
import { volt } from '../materials/soft.js';
import { group, lathe, part } from './solids.js';

const turn = [0, 0, Math.PI / 2];

/** The wordmark along a 50 mm sleeve that lies along x: `tilt` is how far up it faces, in radians. */
export function sleeveName(sleeve, [x, y], height, tilt = Math.PI / 4) {
  return wrapPrint(sleeve, label('VIGOR', '#16191b'), {
    at: [x, y + 0.025 * Math.sin(tilt), 0.025 * Math.cos(tilt)],
    turn: [-tilt, 0, 0],
    height,
  });
}

/**
 * A 20 kg Olympic bar about x, centred: 2.2 m, 28 mm shaft, 50 mm sleeves. `length` shortens it,
 * `tilt` turns its wordmarks up, and `banded` gives them a brushed band that no groove or highlight crosses.
 */
export function barbell({ length = 2.2, accent = true, tilt, banded = false } = {}) {
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
      [0.025, 0.439, 0.002],
      [0.02, 0.445, 0.001],
      [0, 0.445],
    ];
    const grooves = Array.from({ length: banded ? 10 : 17 }, (_, i) => 0.06 + i * 0.0215).flatMap(
      (y) => [
        [0.025, y],
        [0.0242, y + 0.001, 0.0002],
        [0.025, y + 0.002],
      ],
    );
    const full = [...profile.slice(0, 5), ...grooves, ...profile.slice(5)];
    const steel = part(lathe(full, 64), chrome(), [s * half, 0, 0], [0, 0, (s * -Math.PI) / 2]);
    const band = part(
      lathe(
        [
          [0.0245, 0.28],
          [0.0252, 0.2804],
          [0.0252, 0.3996],
          [0.0245, 0.4],
        ],
        64,
      ),
      satin('#b4b9bc'),
      steel.position.toArray(),
      [0, 0, (s * -Math.PI) / 2],
    );
    const under = banded ? band : steel;
    const parts = [steel, sleeveName(under, [s * (half + 0.34), 0], 0.024, tilt)];
    if (banded) parts.push(band);
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
