import { portrait } from '../people/portrait.js';
import { WOMAN } from '../people/skeleton.js';
export const { tint, rig, exposure, frames, glow, views, build } = portrait(
  {
    build: WOMAN,
    skin: '#a88f7d',
    shirt: { color: '#3f6b5c', sleeve: 0 },
  },
  { tint: 'mobility-recovery', yaw: -24 },
);
