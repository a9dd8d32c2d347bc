import { person } from '../people/person.js';
import { WARRIOR } from '../people/poses.js';
import { WOMAN } from '../people/skeleton.js';
import { foam } from '../materials/soft.js';
import { group, part, roundedBox } from '../shapes/solids.js';

export const tint = 'mobility-recovery';
export const views = [
  {
    size: [1300, 1040],
    yaw: -14,
    scale: 1,
    aim: [0, 0.72, 0],
    elevation: 5,
    distance: 5.6,
    fov: 19,
  },
];

/** Warrior pose on a mat. */
export function build() {
  const woman = person(
    WARRIOR,
    {
      build: WOMAN,
      skin: '#b09b8a',
      shirt: { color: '#4c6b62', sleeve: 0 },
      shorts: { color: '#2b3135', tight: true, leg: 1.9 },
      shoes: '#b09b8a',
    },
    0.0065,
  );
  return group(woman, part(roundedBox(1.83, 0.006, 0.62, 0.002), foam('#6f8f85'), [0, 0.001, 0]));
}
