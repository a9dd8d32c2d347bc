import { flatPrint, label } from '../materials/decal.js';
import { satin } from '../materials/metal.js';
import { leather, rubber, volt } from '../materials/soft.js';
import { beam, bolt, foot } from '../shapes/frames.js';
import { pad } from '../shapes/padding.js';
import { group, part, placed, roundedBox } from '../shapes/solids.js';

export const tint = 'racks-benches';
export const views = [{ yaw: -38, elevation: 15, fill: 0.84 }];
export const faces = 'x';
export const close = { turn: -30, elevation: 14, span: 0.15, off: [-0.06, 0.12] };

/** Flat bench: 1.2 m pad on a welded three-foot frame, 430 mm high. */
export function build() {
  const steel = satin();
  const length = 1.2;
  const foots = [-0.46, 0.46].flatMap((x) => [
    beam([x, 0.03, -0.26], [x, 0.03, 0.26], 0.06, steel),
    foot(0.066, 0.034, 0.03, [x, 0.02, -0.265]),
    foot(0.066, 0.034, 0.03, [x, 0.02, 0.265]),
    beam([x, 0.05, 0], [x * 0.82, 0.345, 0], 0.07, steel, 0.06),
    part(roundedBox(0.1, 0.008, 0.24, 0.003), steel, [x * 0.82, 0.352, 0]),
  ]);
  const spine = beam([-0.42, 0.322, 0], [0.42, 0.322, 0], 0.06, steel);
  const handle = part(roundedBox(0.03, 0.03, 0.12, 0.014, 6), rubber(), [-0.555, 0.322, 0]);
  const neck = beam([-0.42, 0.322, 0], [-0.545, 0.322, 0], 0.035, steel);
  const cushion = placed(
    pad(0.29, 0.07, length, { corner: 0.04, material: leather('#33363a') }),
    [0, 0.394, 0],
    [0, Math.PI / 2, 0],
  );
  const tag = part(roundedBox(0.07, 0.022, 0.004, 0.0015), volt(), [0.28, 0.392, 0.1465]);
  const name = placed(flatPrint(label('VIGOR', '#0e1113'), 0.014), [0.28, 0.392, 0.1492]);
  const bolts = [-0.1, 0.1].map((z) => bolt([0.492, 0.03, z], [0, Math.PI / 2, 0]));
  return group(...foots, spine, handle, neck, cushion, tag, name, ...bolts);
}
