import { portrait } from '../people/portrait.js';

export const { tint, rig, exposure, frames, glow, views, build } = portrait(
  {
    skin: '#a39384',
    shirt: { color: '#6a4a3a', sleeve: 0 },
  },
  { tint: 'dumbbells', yaw: -22 },
);
