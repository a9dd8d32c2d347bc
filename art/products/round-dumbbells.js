import { chrome, knurled } from '../materials/metal.js';
import { urethane, volt } from '../materials/soft.js';
import { facePrint } from '../shapes/plates.js';
import { ring } from '../shapes/ring.js';
import { group, lathe, part, placed } from '../shapes/solids.js';

export const tint = 'dumbbells';
export const views = [{ yaw: 0, elevation: 18, fill: 0.8 }];
export const close = { span: 0.72 };

/** A round urethane dumbbell along y, its heads 150 mm across. */
export function roundDumbbell(text = '22.5 KG') {
  const coat = urethane('#34383c');
  const all = group(
    part(
      lathe(
        [
          [0.0155, -0.075],
          [0.017, 0, 0.05],
          [0.0155, 0.075],
        ],
        64,
      ),
      knurled(0.0165),
    ),
  );
  for (const s of [1, -1]) {
    const head = group(
      part(
        lathe(
          [
            [0.016, 0],
            [0.05, 0, 0.004],
            [0.075, 0.012, 0.012],
            [0.075, 0.092, 0.014],
            [0.062, 0.104, 0.004],
            [0.058, 0.1, 0.002],
            [0, 0.1],
          ],
          128,
        ),
        coat,
      ),
      part(ring(0.0518, 0.0556, 0.098, 0.101), volt()),
      part(
        lathe(
          [
            [0.016, -0.008],
            [0.028, -0.008, 0.002],
            [0.026, 0.002, 0.002],
            [0.016, 0.002],
          ],
          64,
        ),
        chrome(),
      ),
      placed(
        facePrint(
          [
            ['VIGOR', 0],
            [text, 180],
          ],
          0.058,
          { radius: 0.62, size: 0.24 },
        ),
        [0, 0.1012, 0],
        [-Math.PI / 2, 0, 0],
      ),
      part(
        lathe(
          [
            [0, 0.1],
            [0.014, 0.1, 0.001],
            [0.012, 0.104, 0.002],
            [0, 0.104],
          ],
          6,
        ),
        chrome(),
      ),
    );
    all.add(placed(head, [0, s * 0.062, 0], [s > 0 ? 0 : Math.PI, 0, 0]));
  }
  return all;
}

export const drawn = () => group(placed(roundDumbbell(), [0, 0, 0], [Math.PI / 2, 0, 0]));
export const measures = 'One of the pair';

/** One lies, its mark towards the camera, before one that stands on its end. */
export const build = () =>
  group(
    placed(roundDumbbell(), [0.09, 0.075, 0.09], [Math.PI / 2, 0, -0.5]),
    placed(roundDumbbell(), [-0.1, 0.166, -0.06]),
  );
