import * as THREE from 'three';
import { castIron, turnedSteel } from '../materials/metal.js';
import { volt } from '../materials/soft.js';
import { facePrint } from '../shapes/plates.js';
import { extrude, group, lathe, part, placed } from '../shapes/solids.js';

export const tint = 'barbells-plates';
export const views = [{ yaw: -22, elevation: 14, fill: 0.8 }];

const R = 0.19;

/** A kidney-shaped hand hole centred on an angle. */
function slot(angle) {
  const path = new THREE.Path();
  const [a, b] = [angle - 0.42, angle + 0.42];
  path.absarc(0, 0, R * 0.82, a, b, false);
  path.absarc(Math.cos(b) * R * 0.74, Math.sin(b) * R * 0.74, R * 0.08, b, b + Math.PI, false);
  path.absarc(0, 0, R * 0.66, b, a, true);
  path.absarc(
    Math.cos(a) * R * 0.74,
    Math.sin(a) * R * 0.74,
    R * 0.08,
    a + Math.PI,
    a + 2 * Math.PI,
    false,
  );
  return path;
}

/** A tri-grip iron plate facing +z. */
function plate(text) {
  const disc = new THREE.Shape().absarc(0, 0, R, 0, Math.PI * 2, false);
  disc.holes = [Math.PI / 2, (Math.PI * 7) / 6, (Math.PI * 11) / 6].map(slot);
  disc.holes.push(new THREE.Path().absarc(0, 0, 0.026, 0, Math.PI * 2, true));
  const iron = castIron('#383b3f');
  const all = group(
    part(extrude(disc, 0.026, 0.004, { curveSegments: 64 }), iron),
    part(
      lathe(
        [
          [R - 0.012, -0.019],
          [R - 0.002, -0.019, 0.004],
          [R, 0, 0.01],
          [R - 0.002, 0.019, 0.004],
          [R - 0.012, 0.019, 0.004],
          [R - 0.014, 0, 0.004],
          [R - 0.012, -0.019],
        ],
        128,
      ),
      iron,
      [0, 0, 0],
      [Math.PI / 2, 0, 0],
    ),
    part(
      lathe(
        [
          [0.0255, -0.02],
          [0.046, -0.02, 0.004],
          [0.046, 0.02, 0.004],
          [0.0255, 0.02, 0.002],
          [0.0255, -0.02],
        ],
        96,
      ),
      turnedSteel('#9a9ea1'),
      [0, 0, 0],
      [Math.PI / 2, 0, 0],
    ),
    part(
      lathe(
        [
          [0.048, -0.0145],
          [0.048, 0.0145, 0.001],
          [0.053, 0.0145, 0.001],
          [0.053, -0.0145],
        ],
        96,
      ),
      volt(),
      [0, 0, 0],
      [Math.PI / 2, 0, 0],
    ),
  );
  for (const s of [1, -1])
    all.add(
      placed(
        facePrint(
          [
            ['VIGOR', 60],
            [text, 180],
            ['VIGOR', 300],
          ],
          R * 0.62,
          { radius: 0.68, size: 0.24 },
        ),
        [0, 0, s * 0.0136],
        [0, s > 0 ? 0 : Math.PI, 0],
      ),
    );
  return all;
}

export const drawn = () => plate('10 KG');
export const measures = 'One of the pair';

/** Two plates: one upright, one leaning behind it. */
export const build = () =>
  group(
    placed(plate('10 KG'), [0, R, 0.05], [-0.12, 0, 0]),
    placed(plate('10 KG'), [0.19, R * 0.99, -0.07], [-0.16, -0.25, 0.4]),
  );
