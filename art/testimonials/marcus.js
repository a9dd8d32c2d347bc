import { portrait } from '../people/portrait.js';

export const { tint, rig, exposure, frames, glow, views, build } = portrait(
  {
    skin: '#75655a',
    shirt: { color: '#d9dcd6', print: '#1c2226' },
    cap: '#2b3034',
  },
  { tint: 'cardio', yaw: -20 },
);
