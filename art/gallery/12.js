import { build as roller } from '../products/foam-roller.js';
import { build as balls } from '../products/massage-balls.js';
import { build as blocks } from '../products/yoga-blocks.js';
import { build as mat } from '../products/yoga-mat.js';
import { room as gym } from '../shapes/room.js';
import { group, placed } from '../shapes/solids.js';

export const views = [
  {
    size: [1300, 1040],
    yaw: 0,
    scale: 1,
    aim: [-0.02, 0.1, 0],
    elevation: 16,
    distance: 2.65,
    fov: 20,
    aperture: 0.012,
  },
];
export const room = () => gym({ wall: '#a9b5ab', ground: '#8f9189', back: 1.1, stripe: false });

/** Mat, blocks, roller and balls, ready for a session in daylight. */
export const build = () =>
  group(
    placed(group(mat()), [-0.2, 0, -0.1], [0, 0.28, 0]),
    placed(group(blocks()), [0.36, 0, -0.16], [0, -0.3, 0]),
    placed(group(roller()), [-0.02, 0, 0.3], [0, 0.3, 0]),
    placed(group(balls()), [0.32, 0, 0.28], [0, 0.2, 0]),
  );
