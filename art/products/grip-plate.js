import * as THREE from 'three';
import { castIron, turnedSteel } from '../materials/metal.js';
import { volt } from '../materials/soft.js';
import { flattened } from '../shapes/flattened.js';
import { facePrint } from '../shapes/plates.js';
import { ring } from '../shapes/ring.js';
import { extrude, group, lathe, part, placed } from '../shapes/solids.js';

export const tint = 'barbells-plates';
export const views = [{ yaw: -60, elevation: 40, fill: 0.86 }];
export const close = { turn: -60, elevation: 42, span: 0.62 };

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

/** What is printed round the hub, each at its angle (degrees): a mesh for each, so that one is a mark of its own. */
const prints = (text) =>
  [
    ['VIGOR', 60],
    [text, 180],
    ['VIGOR', 300],
  ].map(([words, degrees]) => {
    const print = facePrint([[words, degrees]], R * 0.62, { radius: 0.68, size: 0.24 });
    const from = Math.PI / 2 - (degrees * Math.PI) / 180 - 0.9;
    print.geometry = new THREE.CircleGeometry(R * 0.62, 48, from, 1.8);
    return print;
  });

/** A tri-grip iron plate facing +z. */
function plate(text) {
  const disc = new THREE.Shape().absarc(0, 0, R, 0, Math.PI * 2, false);
  disc.holes = [Math.PI / 2, (Math.PI * 7) / 6, (Math.PI * 11) / 6].map(slot);
  disc.holes.push(new THREE.Path().absarc(0, 0, 0.026, 0, Math.PI * 2, true));
  const iron = castIron('#383b3f');
  const turn = [Math.PI / 2, 0, 0];
  const all = group(
    part(flattened(extrude(disc, 0.026, 0.004, { curveSegments: 64 })), iron),
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
      turn,
    ),
    part(ring(0.0255, 0.046, -0.02, 0.02, 0.003), turnedSteel('#9a9ea1'), [0, 0, 0], turn),
    part(ring(0.0475, 0.0525, -0.0142, 0.0142), volt(), [0, 0, 0], turn),
  );
  for (const s of [1, -1])
    all.add(placed(group(...prints(text)), [0, 0, s * 0.0136], [0, s > 0 ? 0 : Math.PI, 0]));
  return all;
}

export const drawn = () => plate('10 KG');
export const measures = 'One of the pair';

/** How far the upper plate lies from the lower one, and how steeply it then rests on its rim. */
const [APART, SLANT] = [0.25, 0.15];
/** Half a plate's thickness at its rim. */
const HALF = 0.0195;

/** Two plates: one lying, the other resting on its rim. */
export const build = () => {
  const lying = (turn) => placed(plate('10 KG'), [0, 0, 0], [-Math.PI / 2, 0, turn]);
  const up = R * Math.sin(SLANT) + HALF * Math.cos(SLANT);
  return group(
    placed(group(lying(1.05)), [APART, up, 0], [0, 0, -SLANT]),
    placed(group(lying(1.05)), [0, HALF, 0]),
  );
};
