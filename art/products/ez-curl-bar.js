import { chrome, knurled } from '../materials/metal.js';
import { volt } from '../materials/soft.js';
import { sleeveName } from '../shapes/barbell.js';
import { group, lathe, part } from '../shapes/solids.js';
import { bent, between, tube } from '../shapes/tubes.js';

export const tint = 'barbells-plates';
export const views = [{ yaw: 42, elevation: 40, fov: 26, fill: 0.92 }];

const PATH = [
  [-0.41, 0],
  [-0.27, 0],
  [-0.2, 0.055],
  [-0.1, -0.04],
  [-0.035, 0.012],
  [0.035, 0.012],
  [0.1, -0.04],
  [0.2, 0.055],
  [0.27, 0],
  [0.41, 0],
].map(([x, z]) => [x, 0.025, z]);

/** A curl bar, 1.2 m long, its bends lying flat; `tilt` turns its wordmarks up. */
function bar(tilt) {
  const all = group(part(tube(bent(PATH, 0.03), 0.0135, { segments: 240 }), chrome()));
  for (const i of [2, 6]) {
    const trim = (a, b, t) => a.map((v, n) => v + (b[n] - v) * t);
    const [a, b] = [PATH[i], PATH[i + 1]];
    all.add(
      between(
        trim(a, b, 0.22),
        trim(a, b, 0.78),
        (l) =>
          lathe(
            [
              [0.0134, -l / 2],
              [0.0143, -l / 2 + 0.001],
              [0.0143, l / 2 - 0.001],
              [0.0134, l / 2],
            ],
            48,
          ),
        knurled(0.0143),
      ),
    );
  }
  for (const s of [1, -1]) {
    const turn = [0, 0, (s * -Math.PI) / 2];
    const sleeve = part(
      lathe(
        [
          [0.013, 0],
          [0.036, 0, 0.003],
          [0.036, 0.022, 0.003],
          [0.027, 0.025, 0.002],
          [0.025, 0.028, 0.001],
          [0.025, 0.2, 0.003],
          [0, 0.2],
        ],
        64,
      ),
      chrome(),
      [s * 0.4, 0.025, 0],
      turn,
    );
    all.add(
      sleeve,
      sleeveName(sleeve, [s * 0.51, 0.025], 0.022, tilt),
      part(
        lathe(
          [
            [0.0362, 0.006],
            [0.0368, 0.007],
            [0.0368, 0.015],
            [0.0362, 0.016],
          ],
          64,
        ),
        volt(),
        [s * 0.4, 0.025, 0],
        turn,
      ),
    );
  }
  return all;
}

export const drawn = () => bar(Math.PI / 2);
export const build = () => bar();
