import { flatPrint, label } from '../materials/decal.js';
import { chrome, knurled } from '../materials/metal.js';
import { rubber, volt } from '../materials/soft.js';
import { ring as flatRing } from './ring.js';
import { extrude, group, lathe, part, placed, polygon } from './solids.js';

/** A hex rubber dumbbell lying on a flat, along x, its grip at height `rise`. Weight only sets the print. */
export function hexDumbbell({
  weight = '12.5',
  size = 0.062,
  depth = 0.082,
  grip = 0.126,
  ring = true,
} = {}) {
  const head = extrude(polygon(6, size, 0.009, 0), depth, 0.009, { crease: 0.9 });
  const rise = size * Math.cos(Math.PI / 6);
  const coat = rubber('#303337');
  const handle = part(
    lathe(
      [
        [0.0135, -grip / 2 - 0.01],
        [0.0135, -grip / 2 + 0.004, 0.004],
        [0.0148, -grip / 4, 0.03],
        [0.0162, 0, 0.05],
        [0.0148, grip / 4, 0.03],
        [0.0135, grip / 2 - 0.004, 0.004],
        [0.0135, grip / 2 + 0.01],
      ],
      64,
    ),
    knurled(0.0148),
    [0, 0, 0],
    [0, 0, Math.PI / 2],
  );
  const ends = [1, -1].map((s) => {
    const x = (s * (grip + depth)) / 2;
    const face = x + s * (depth / 2 + 0.0006);
    const end = group(
      part(head, coat, [x, 0, 0], [0, Math.PI / 2, 0]),
      part(
        lathe(
          [
            [0.0142, -0.006],
            [0.023, -0.006, 0.002],
            [0.02, 0.006, 0.003],
            [0.0142, 0.006],
          ],
          64,
        ),
        chrome(),
        [s * (grip / 2 - 0.004), 0, 0],
        [0, 0, (s * -Math.PI) / 2],
      ),
      placed(
        flatPrint(label('VIGOR'), size * 0.19),
        [face, size * 0.33, 0],
        [0, (s * Math.PI) / 2, 0],
      ),
      placed(
        flatPrint(label(weight), size * 0.46),
        [face, -size * 0.04, 0],
        [0, (s * Math.PI) / 2, 0],
      ),
      placed(
        flatPrint(label('KG'), size * 0.19),
        [face, -size * 0.42, 0],
        [0, (s * Math.PI) / 2, 0],
      ),
    );
    if (ring)
      end.add(
        part(
          flatRing(size * 0.68, size * 0.735, -0.001, 0.001),
          volt(),
          [face - s * 0.0006, 0, 0],
          [0, 0, (s * -Math.PI) / 2],
        ),
      );
    return end;
  });
  const all = group(handle, ...ends);
  all.userData.rise = rise;
  return all;
}
