import { barbell } from '../shapes/barbell.js';
import { group, placed } from '../shapes/solids.js';

export const tint = 'barbells-plates';
export const views = [{ yaw: 60, elevation: 24, fov: 26, fill: 0.92, aperture: 0.004 }];

export const drawn = () => barbell({ tilt: Math.PI / 2 });

/** The bar on the floor, running away from the camera. */
export function build() {
  return group(placed(barbell(), [0, 0.0385, 0]));
}
