import { barbell } from '../shapes/barbell.js';
import { group, placed } from '../shapes/solids.js';

export const tint = 'barbells-plates';
export const views = [{ yaw: 60, elevation: 24, fov: 26, fill: 0.92, aperture: 0.004 }];

export const measures = 'Shaft 28 mm / 1.1 in, sleeves 50 mm / 2.0 in thick';
export const drawn = () => barbell({ tilt: Math.PI / 2, banded: true });

/** The bar on the floor, running away from the camera. */
export function build() {
  return group(placed(barbell({ banded: true }), [0, 0.0385, 0]));
}
