import { flatPrint, label } from '../materials/decal.js';
import { satin } from '../materials/metal.js';
import { leather, rubber, volt } from '../materials/soft.js';
import { beam, bolt, foot } from '../shapes/frames.js';
import { pad } from '../shapes/padding.js';
import { extrude, group, outline, part, placed, rod, roundedBox } from '../shapes/solids.js';

export const tint = 'racks-benches';
export const views = [{ yaw: 50, elevation: 16, fill: 0.86 }];

/** Adjustable bench with its back at 45 degrees and its seat a little raised. */
export function build() {
  const steel = satin('#3f454a');
  const hide = leather('#33363a');
  const backFrame = group(
    placed(pad(0.29, 0.065, 0.82, { corner: 0.045, material: hide }), [0, 0.05, 0]),
    part(roundedBox(0.06, 0.04, 0.7, 0.005), steel, [0, 0, 0]),
    part(roundedBox(0.07, 0.02, 0.004, 0.0015), volt(), [0, 0.045, 0.4105]),
  );
  backFrame.rotation.order = 'YXZ';
  placed(backFrame, [0.3, 0.73, 0], [-0.82, Math.PI / 2, 0]);
  const seat = placed(
    pad(0.29, 0.065, 0.34, { corner: 0.045, material: hide, taper: 0.25 }),
    [-0.2, 0.475, 0],
    [0.22, -Math.PI / 2, 0],
  );
  seat.rotation.order = 'YXZ';
  const arc = extrude(
    outline([
      [0.0, 0.0, 0.03],
      [0.36, 0.0, 0.03],
      [0.36, 0.06, 0.02],
      [0.2, 0.09, 0.05],
      [0.02, 0.07, 0.02],
    ]),
    0.012,
    0.002,
  );
  return group(
    backFrame,
    seat,
    beam([-0.5, 0.07, 0], [0.62, 0.07, 0], 0.07, steel),
    beam([0.62, 0.035, -0.28], [0.62, 0.035, 0.28], 0.06, steel),
    beam([-0.5, 0.035, -0.2], [-0.5, 0.035, 0.2], 0.06, steel),
    foot(0.066, 0.05, 0.03, [0.62, 0.028, 0.285]),
    foot(0.066, 0.05, 0.03, [0.62, 0.028, -0.285]),
    foot(0.066, 0.05, 0.03, [-0.5, 0.028, 0.205]),
    foot(0.066, 0.05, 0.03, [-0.5, 0.028, -0.205]),
    beam([-0.36, 0.09, 0], [-0.1, 0.42, 0], 0.06, steel),
    beam([-0.34, 0.4, 0], [0.06, 0.43, 0], 0.05, steel),
    beam([0.5, 0.1, 0], [0.34, 0.68, 0], 0.045, satin('#565d63')),
    part(arc, satin('#565d63'), [0.24, 0.09, 0.03]),
    part(arc, satin('#565d63'), [0.24, 0.09, -0.03]),
    part(rod(0.026, 0.05), rubber(), [0.7, 0.03, 0.12], [Math.PI / 2, 0, 0]),
    part(rod(0.026, 0.05), rubber(), [0.7, 0.03, -0.12], [Math.PI / 2, 0, 0]),
    beam([0.62, 0.035, 0], [0.72, 0.035, 0], 0.04, steel),
    bolt([-0.1, 0.41, 0.03]),
    placed(flatPrint(label('VIGOR'), 0.042), [0.06, 0.07, 0.0358]),
  );
}
