import { portrait } from '../people/portrait.js';

export const { tint, rig, exposure, frames, glow, views, build } = portrait(
  {
    skin: '#8f7f72',
    shirt: { color: '#2f353a', print: '#c8f031' },
  },
  { tint: 'kettlebells', yaw: 20 },
);
