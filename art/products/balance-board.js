import * as THREE from 'three';
import { rubber, volt } from '../materials/soft.js';
import { wood } from '../materials/wood.js';
import { flatPrint, label } from '../materials/decal.js';
import { extrude, group, lathe, part, placed } from '../shapes/solids.js';

export const tint = 'mobility-recovery';
export const views = [{ yaw: -32, elevation: 20, fill: 0.84 }];

/** The birch deck, lying flat. */
function board() {
  const deck = new THREE.Shape();
  deck.absellipse(0, 0, 0.38, 0.145, 0, Math.PI * 2, false);
  return group(
    part(extrude(deck, 0.02, 0.006, { curveSegments: 64 }).rotateX(-Math.PI / 2), wood('#d0a46c')),
    part(
      extrude(
        new THREE.Shape().absellipse(-0.22, 0, 0.1, 0.11, 0, Math.PI * 2, false),
        0.002,
        0.0006,
      ).rotateX(-Math.PI / 2),
      rubber('#33383c'),
      [0, 0.0108, 0],
    ),
    part(
      extrude(
        new THREE.Shape().absellipse(0.22, 0, 0.1, 0.11, 0, Math.PI * 2, false),
        0.002,
        0.0006,
      ).rotateX(-Math.PI / 2),
      rubber('#33383c'),
      [0, 0.0108, 0],
    ),
    placed(flatPrint(label('VIGOR', '#3b2a1a'), 0.04), [0, 0.0108, 0], [-Math.PI / 2, 0, 0]),
  );
}

/** The wooden roller, along z. */
const roller = () =>
  group(
    part(
      lathe(
        [
          [0, -0.16],
          [0.052, -0.16, 0.006],
          [0.052, 0.16, 0.006],
          [0, 0.16],
        ],
        96,
      ).rotateX(Math.PI / 2),
      wood('#a9743f'),
    ),
    ...[-0.1, 0.1].map((z) =>
      part(
        lathe(
          [
            [0.0518, -0.012],
            [0.0545, -0.012, 0.002],
            [0.0545, 0.012, 0.002],
            [0.0518, 0.012],
          ],
          96,
        ),
        volt(),
        [0, 0, z],
        [Math.PI / 2, 0, 0],
      ),
    ),
  );

export const drawn = board;
export const measures = 'Deck; roller 32 cm / 12.6 in long, 10.9 cm / 4.3 in thick';

/** The deck on its roller, tipped to one end. */
export const build = () =>
  group(placed(roller(), [0.05, 0.0545, 0]), placed(board(), [-0.0145, 0.1046, 0], [0, 0, 0.252]));
