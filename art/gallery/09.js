import { held, person } from '../people/person.js';
import { LUNGE } from '../people/poses.js';
import { WOMAN } from '../people/skeleton.js';
import { hexDumbbell } from '../shapes/dumbbell.js';
import { group } from '../shapes/solids.js';

export const tint = 'dumbbells';
export const views = [
  {
    size: [1040, 1300],
    yaw: 58,
    scale: 1,
    aim: [0.09, 0.56, 0],
    elevation: 4,
    distance: 2.3,
    fov: 22,
    aperture: 0.006,
  },
];

/** A lunge with two dumbbells, from the ribs down. */
export function build() {
  const woman = person(
    LUNGE,
    {
      build: WOMAN,
      skin: '#8a6b58',
      shirt: { color: '#55625c', sleeve: 0, creased: 0.2 },
      shorts: { color: '#2b3135', tight: true, leg: 1.9 },
      shoes: '#3a4147',
    },
    0.006,
  );
  const bells = woman.bones.arms.map((arm) =>
    held(hexDumbbell({ weight: '10', size: 0.056, depth: 0.07 }), arm).rotateX(Math.PI),
  );
  return group(woman, ...bells);
}
