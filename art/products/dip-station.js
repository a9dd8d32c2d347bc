import { flatPrint, label, wrapPrint } from '../materials/decal.js';
import { satin } from '../materials/metal.js';
import { foam, volt } from '../materials/soft.js';
import { foot } from '../shapes/frames.js';
import { group, lathe, part, placed, rod, roundedBox } from '../shapes/solids.js';
import { bent, between, tube } from '../shapes/tubes.js';

export const tint = 'bodyweight';
export const views = [{ yaw: -46, elevation: 14, fill: 0.86 }];
/** The mark on a foam grip, with the bend beside it. */
export const close = {
  near: [0.4, 1.06, 0],
  turn: -38,
  elevation: 22,
  span: 0.24,
  off: [-0.12, 0.14],
};

/** Two tall bars tied at the back, 1.1 m high. */
export function build() {
  const steel = satin('#3c4247');
  const side = (s) => {
    const x = s * 0.28;
    const hoop = bent(
      [
        [x * 1.25, 0.03, 0.36],
        [x * 1.12, 1.06, 0.3],
        [x * 1.12, 1.06, -0.3],
        [x * 1.25, 0.03, -0.36],
      ],
      0.1,
    );
    const base = bent(
      [
        [x * 1.25, 0.022, 0.46],
        [x * 1.25, 0.022, -0.46],
      ],
      0.05,
    );
    const ring = (z) =>
      part(
        lathe([
          [0.0195, -0.006],
          [0.0245, -0.006, 0.001],
          [0.0245, 0.006, 0.001],
          [0.0195, 0.006],
        ]),
        volt(),
        [x * 1.12, 1.06, z],
        [Math.PI / 2, 0, 0],
      );
    const cushion = part(
      lathe([
        [0.0195, -0.15],
        [0.0245, -0.15, 0.003],
        [0.0245, 0.15, 0.003],
        [0.0195, 0.15],
      ]),
      foam('#2c3033'),
      [x * 1.12, 1.06, 0],
      [Math.PI / 2, 0, 0],
    );
    return [
      part(tube(hoop, 0.019, { segments: 200 }), steel),
      part(tube(base, 0.019), steel),
      cushion,
      // Outwards and a little up.
      wrapPrint(cushion, label('VIGOR'), {
        at: [x * 1.12 + s * 0.022, 1.068, 0],
        turn: [0, (s * Math.PI) / 2, s * 0.35, 'ZYX'],
        height: 0.021,
        depth: 0.03,
      }),
      ring(0.156),
      ring(-0.156),
      foot(0.05, 0.03, 0.06, [x * 1.25, 0.016, 0.46]),
      foot(0.05, 0.03, 0.06, [x * 1.25, 0.016, -0.46]),
    ];
  };
  const tie = (y, z) => between([-0.33, y, z], [0.33, y, z], (l) => rod(0.016, l, 0.001), steel);
  const plate = group(
    part(roundedBox(0.3, 0.08, 0.006, 0.002), steel, [0, 0.62, -0.306]),
    placed(flatPrint(label('VIGOR'), 0.052), [0, 0.62, -0.3024]),
  );
  return group(...side(1), ...side(-1), tie(0.3, -0.345), tie(0.62, -0.325), plate);
}
