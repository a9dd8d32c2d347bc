import { build as competition } from '../products/competition-kettlebell.js';
import { build as iron } from '../products/cast-iron-kettlebell.js';
import { room as gym } from '../shapes/room.js';
import { group, placed } from '../shapes/solids.js';

export const rig = 'night';
export const exposure = 1.5;
export const views = [
  {
    size: [1440, 960],
    yaw: 0,
    scale: 2,
    aim: [-0.1, 0.26, 0],
    elevation: 6,
    distance: 5,
    fov: 18,
    aperture: 0.035,
    vignette: 0.4,
  },
];
export const room = () => gym({ back: 6, stripe: false });

/** A row of bells on the floor, running out of focus. */
export const build = () =>
  group(
    ...[-0.42, -0.14, 0.14, 0.42].map((x, i) =>
      placed(
        i % 2 ? iron() : competition(),
        [x, 0, 0.24 - Math.abs(x + 0.42) * 0.62],
        [0, -0.34 + i * 0.1, 0],
      ),
    ),
  );
