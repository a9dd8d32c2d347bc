import { portrait } from '../people/portrait.js';
import { WOMAN } from '../people/skeleton.js';
export const { tint, rig, exposure, frames, glow, views, build } = portrait(
  {
    build: WOMAN,
    skin: '#80695a',
    shirt: { color: '#b9c0c2' },
    hood: '#2c3135',
  },
  { tint: 'bodyweight', yaw: 16 },
);
