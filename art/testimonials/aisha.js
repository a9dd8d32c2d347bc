import { portrait } from '../people/portrait.js';
import { WOMAN } from '../people/skeleton.js';
export const { tint, rig, exposure, frames, glow, views, build } = portrait(
  {
    build: WOMAN,
    skin: '#7d6c60',
    shirt: { color: '#7b8f96' },
    cap: '#e1e4de',
  },
  { tint: 'racks-benches', yaw: 18 },
);
