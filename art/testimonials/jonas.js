import { portrait } from '../people/portrait.js';

export const { tint, rig, exposure, frames, glow, views, build } = portrait(
  {
    skin: '#ad9b8b',
    shirt: { color: '#3c464d' },
  },
  { tint: [0.02, 0.023, 0.025], rig: 'night', glow: [0.045, 0.05, 0.05], yaw: -22 },
);
