import { flatPrint, label } from '../materials/decal.js';
import { knurled, satin } from '../materials/metal.js';
import { rubber, urethane, volt } from '../materials/soft.js';
import { ring } from '../shapes/ring.js';
import { extrude, group, lathe, outline, part, placed, roundedBox } from '../shapes/solids.js';

export const tint = 'dumbbells';
export const views = [{ yaw: -28, elevation: 18, fill: 0.84 }];

/** On the wordmark's end, from above: the dial and the plates behind it. */
export const close = { turn: -34, elevation: 20, span: 0.27 };

const AXLE = 0.135;

/** A plate of the set: a rounded slab, flat on top where the selector hooks it. */
const plate = (r, thick) =>
  extrude(
    outline([
      [-r, -r * 0.55, r * 0.5],
      [-r * 0.55, -r, r * 0.4],
      [r * 0.55, -r, r * 0.4],
      [r, -r * 0.55, r * 0.5],
      [r, r * 0.45, r * 0.5],
      [r * 0.5, r * 0.92, r * 0.45],
      [-r * 0.5, r * 0.92, r * 0.45],
      [-r, r * 0.45, r * 0.5],
    ]),
    thick,
    0.0025,
  );

function side(s) {
  const steel = satin('#34383c');
  const plates = [0.096, 0.096, 0.09, 0.09, 0.08, 0.08, 0.068].map((r, i) =>
    part(
      plate(r, 0.0135),
      i % 2 ? steel : satin('#292c30'),
      [s * (0.078 + i * 0.0158), AXLE, 0],
      [0, Math.PI / 2, 0],
    ),
  );
  const out = s * 0.196;
  const dial = group(
    part(
      lathe(
        [
          [0, -0.02],
          [0.05, -0.02, 0.003],
          [0.047, 0.008, 0.004],
          [0, 0.008],
        ],
        96,
      ),
      urethane('#2a2d31'),
    ),
    part(ring(0.033, 0.0415, 0.004, 0.009), volt()),
    part(
      lathe(
        [
          [0, 0],
          [0.03, 0.004],
          [0.028, 0.0125, 0.003],
          [0, 0.0125],
        ],
        64,
      ),
      urethane('#3a3e43'),
    ),
  );
  placed(dial, [out, AXLE, 0], [0, 0, (s * -Math.PI) / 2]);
  const print = placed(
    flatPrint(label('24'), 0.022),
    [out + s * 0.0128, AXLE, 0],
    [0, (s * Math.PI) / 2, 0],
  );
  return [...plates, dial, print];
}

/** The dumbbell, resting in its cradle. */
export function build() {
  const handle = part(
    lathe(
      [
        [0.016, -0.072],
        [0.0165, -0.05, 0.01],
        [0.0182, 0, 0.05],
        [0.0165, 0.05, 0.01],
        [0.016, 0.072],
      ],
      64,
    ),
    knurled(0.0175),
    [0, AXLE, 0],
    [0, 0, Math.PI / 2],
  );
  const body = urethane('#2b2e32');
  const cradle = group(
    part(roundedBox(0.42, 0.022, 0.2, 0.01, 6), body, [0, 0.015, 0]),
    ...[-1, 1].flatMap((s) => [
      part(roundedBox(0.142, 0.046, 0.19, 0.014, 6), body, [s * 0.127, 0.038, 0]),
      part(roundedBox(0.012, 0.075, 0.15, 0.006, 6), body, [s * 0.0625, 0.06, 0]),
      part(roundedBox(0.03, 0.008, 0.03, 0.003), rubber(), [s * 0.18, 0.004, 0.08]),
    ]),
    placed(flatPrint(label('VIGOR'), 0.019), [0.127, 0.036, 0.0954]),
    placed(flatPrint(label('2 – 24 KG', '#aeb4b3'), 0.012), [-0.127, 0.036, 0.0954]),
  );
  return group(handle, ...side(-1), ...side(1), cradle);
}
