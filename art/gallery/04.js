import { person } from '../people/person.js';
import { rodIn } from '../people/hand.js';
import { SWING } from '../people/poses.js';
import { WOMAN } from '../people/skeleton.js';
import { build as bell } from '../products/cast-iron-kettlebell.js';
import { group, placed } from '../shapes/solids.js';

export const tint = 'kettlebells';
export const views = [
  {
    size: [1040, 1300],
    yaw: 52,
    scale: 1,
    aim: [0, 0.92, 0],
    elevation: 4,
    distance: 5.4,
    fov: 23,
  },
];

/** The top of a kettlebell swing. */
export function build() {
  const woman = person(
    SWING,
    {
      build: WOMAN,
      skin: '#a88f7d',
      shirt: { color: '#2b3135', sleeve: 0 },
      shorts: { color: '#3f6b5c', tight: true, leg: 1.9 },
      shoes: '#e0e4de',
    },
    0.0065,
  );
  const [, y, z] = rodIn(woman.bones.arms[0].hand, 0.017);
  return group(woman, placed(bell(), [0, y, z + 0.262], [-Math.PI / 2, 0, 0]));
}
