import { flatPrint, label } from '../materials/decal.js';
import { chrome, satin } from '../materials/metal.js';
import { leather, rubber, volt } from '../materials/soft.js';
import { beam, foot } from '../shapes/frames.js';
import { pad } from '../shapes/padding.js';
import { extrude, group, outline, part, placed, rod, roundedBox } from '../shapes/solids.js';

export const tint = 'racks-benches';
export const views = [{ yaw: 50, elevation: 16, fill: 0.86 }];
export const faces = 'x';
/** The adjusting plates, with the foot of the prop in them. */
export const close = { turn: 28, elevation: 24, span: 0.3, off: [-0.04, -0.1] };

/** The prop: its foot in a notch of the adjusting plates, its head at the bracket under the back. */
const PROP = { foot: [0.468, 0.15, 0], head: [0.4147, 0.749, 0] };

/** Two plates with seven notches, for as many angles. */
function adjuster(steel) {
  const notches = Array.from({ length: 7 }, (_, i) => 0.268 + i * 0.05).flatMap((x) => [
    [x - 0.019, 0.17, 0.004],
    [x - 0.009, 0.14, 0.006],
    [x + 0.009, 0.14, 0.006],
    [x + 0.013, 0.17, 0.004],
  ]);
  const plate = extrude(
    outline([
      [0.225, 0.05, 0.012],
      [0.225, 0.165, 0.012],
      ...notches,
      [0.61, 0.165, 0.02],
      [0.61, 0.05, 0.012],
    ]),
    0.01,
    0.0015,
  );
  return [
    ...[-1, 1].map((s) => part(plate, steel, [0, 0, s * 0.041])),
    placed(flatPrint(label('VIGOR'), 0.046), [0.418, 0.09, 0.0466]),
  ];
}

/** Where the seat's beam meets the back: two plates and the pin that the back turns on. */
function hinge(steel) {
  const cheek = extrude(
    outline([
      [-0.05, 0.385, 0.01],
      [0.06, 0.372, 0.02],
      [0.125, 0.452, 0.02],
      [0.088, 0.49, 0.015],
      [-0.05, 0.435, 0.01],
    ]),
    0.008,
    0.0015,
  );
  return [-1, 1].map((s) => part(cheek, steel, [0, 0, s * 0.035]));
}

/** Three holes for the seat, in plates on the post. */
function quadrant(steel) {
  const cheek = extrude(
    outline([
      [-0.205, 0.335, 0.012],
      [-0.115, 0.335, 0.012],
      [-0.075, 0.425, 0.012],
      [-0.165, 0.44, 0.012],
    ]),
    0.008,
    0.0015,
  );
  const holes = [
    [-0.168, 0.362],
    [-0.155, 0.39],
    [-0.142, 0.418],
  ].map(([x, y]) => pin([x, y, 0], 0.007, 0.0795, satin('#0f1113')));
  return [...[-1, 1].map((s) => part(cheek, steel, [0, 0, s * 0.035])), ...holes];
}

/** A pin across the bench. */
const pin = (at, radius, length, steel = chrome()) =>
  part(rod(radius, length, 0.0015, 32), steel, at, [Math.PI / 2, 0, 0]);

/** Adjustable bench with its back at 45 degrees and its seat a little raised. */
export function build() {
  const steel = satin('#3f454a');
  const plate = satin('#565d63');
  const hide = leather('#33363a');
  const backFrame = group(
    placed(pad(0.29, 0.065, 0.82, { corner: 0.045, material: hide }), [0, 0.05, 0.03]),
    part(roundedBox(0.06, 0.04, 0.7, 0.005), steel, [0, 0, 0]),
    ...[-1, 1].map((s) =>
      part(roundedBox(0.008, 0.075, 0.09, 0.003), plate, [s * 0.03, -0.035, 0.12]),
    ),
    part(roundedBox(0.07, 0.02, 0.004, 0.0015), volt(), [0, 0.045, 0.4405]),
  );
  backFrame.rotation.order = 'YXZ';
  placed(backFrame, [0.3, 0.692, 0], [-0.82, Math.PI / 2, 0]);
  // Its front is at -x and a little raised; the pad lies flush on a plate on the beam.
  const seat = placed(
    group(
      part(roundedBox(0.41, 0.05, 0.05, 0.005), steel, [0.065, 0, 0]),
      part(roundedBox(0.24, 0.008, 0.2, 0.003), plate, [0, 0.028, 0]),
      placed(
        pad(0.29, 0.065, 0.34, { corner: 0.045, material: hide, taper: 0.25 }),
        [0, 0.0645, 0],
        [0, -Math.PI / 2, 0],
      ),
    ),
    [-0.225, 0.44, 0],
    [0, 0, -0.124],
  );
  return group(
    backFrame,
    seat,
    ...hinge(plate),
    ...quadrant(plate),
    ...adjuster(plate),
    beam([-0.5, 0.07, 0], [0.62, 0.07, 0], 0.07, steel),
    beam([0.62, 0.035, -0.28], [0.62, 0.035, 0.28], 0.06, steel),
    beam([-0.5, 0.035, -0.2], [-0.5, 0.035, 0.2], 0.06, steel),
    foot(0.066, 0.05, 0.03, [0.62, 0.028, 0.285]),
    foot(0.066, 0.05, 0.03, [0.62, 0.028, -0.285]),
    foot(0.066, 0.05, 0.03, [-0.5, 0.028, 0.205]),
    foot(0.066, 0.05, 0.03, [-0.5, 0.028, -0.205]),
    beam([-0.36, 0.09, 0], [-0.12, 0.415, 0], 0.06, steel),
    beam(PROP.foot, PROP.head, 0.048, plate),
    pin(PROP.foot, 0.009, 0.13),
    part(rod(0.016, 0.03, 0.004), volt(), [PROP.foot[0], PROP.foot[1], 0.075], [Math.PI / 2, 0, 0]),
    pin(PROP.head, 0.01, 0.085),
    pin([0.062, 0.43, 0], 0.014, 0.092),
    pin([-0.155, 0.39, 0], 0.006, 0.11),
    part(rod(0.013, 0.024, 0.004), volt(), [-0.155, 0.39, 0.062], [Math.PI / 2, 0, 0]),
    part(rod(0.026, 0.05), rubber(), [0.7, 0.03, 0.12], [Math.PI / 2, 0, 0]),
    part(rod(0.026, 0.05), rubber(), [0.7, 0.03, -0.12], [Math.PI / 2, 0, 0]),
    beam([0.62, 0.035, 0], [0.72, 0.035, 0], 0.04, steel),
  );
}
