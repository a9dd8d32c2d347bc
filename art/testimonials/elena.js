import { portrait } from '../people/portrait.js';
import { WOMAN } from '../people/skeleton.js';
export const { tint, rig, exposure, frames, glow, views, build } = portrait(
  {
    build: WOMAN,
    skin: '#b9a697',
    shirt: { color: '#23282c', print: '#c8f031' },
  },
  { tint: [0.02, 0.023, 0.025], rig: 'night', glow: [0.05, 0.06, 0.065], yaw: 22 },
);
