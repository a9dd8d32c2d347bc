import { flatPrint, label } from '../materials/decal.js';
import { surface } from '../materials/surface.js';
import { group, part, placed } from '../shapes/solids.js';
import { flowing, ribbon } from '../shapes/tubes.js';

export const tint = 'accessories';
export const views = [{ yaw: -14, elevation: 42, fill: 0.84 }];
export const close = { span: 0.34 };

const latex = (color) =>
  surface({ color, roughness: 0.55, texture: 'slope = relief(p, .0016, .06);' });

/** A loop band standing on its edge: a long oval with pinched sides. */
function band(width, color, long, wide, print) {
  const points = Array.from({ length: 36 }, (_, i) => {
    const a = (i / 36) * Math.PI * 2;
    const pinch = 1 - 0.24 * Math.cos(a * 2 + Math.PI) ** 3;
    return [Math.cos(a) * long, 0, Math.sin(a) * wide * pinch];
  });
  const loop = part(ribbon(flowing(points, true), width, 0.0045, 260, [0, 1, 0]), latex(color));
  const all = group(placed(loop, [0, width / 2, 0]));
  if (print)
    all.add(
      placed(flatPrint(label('VIGOR', print), Math.min(0.016, width * 0.5)), [
        0,
        width / 2,
        wide * 0.76 + 0.0045,
      ]),
    );
  return all;
}

export const measures = 'Five loops, one inside the other';

/** Five bands from light to heavy, one inside the other. */
export const build = () =>
  group(
    band(0.064, '#2c3135', 0.25, 0.115, '#eceee9'),
    placed(band(0.044, '#59636a', 0.205, 0.088), [0.01, 0, 0]),
    placed(band(0.032, '#8b979c', 0.16, 0.064), [0.012, 0, 0]),
    placed(band(0.021, '#c8f031', 0.118, 0.042), [0.012, 0, 0]),
    placed(band(0.013, '#e3e6e1', 0.075, 0.022), [0.012, 0, 0]),
  );
