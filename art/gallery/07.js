import { build as rope } from '../products/battle-rope.js';
import { build as ball } from '../products/medicine-ball.js';
import { build as box } from '../products/plyo-box.js';
import { room as gym } from '../shapes/room.js';
import { group, placed } from '../shapes/solids.js';

export const views = [
  {
    size: [1040, 1300],
    yaw: -20,
    scale: 1,
    aim: [-0.06, 0.5, 0],
    elevation: 8,
    distance: 4.4,
    fov: 20,
    aperture: 0.012,
  },
];
export const room = () => gym({ wall: '#9aa39b', ground: '#83857f', back: 1.2, stripe: false });

/** A wall ball on a jump box and a rope before them, in daylight. */
export const build = () =>
  group(
    placed(group(box()), [0.1, 0, -0.25], [0, 0.3, 0]),
    placed(group(ball()), [0.1, 0.76, -0.25], [0, -0.1, 0]),
    placed(group(rope()), [-0.15, 0, 0.46], [0, 0.36, 0]),
  );
