import { flatPrint, label } from '../materials/decal.js';
import { volt, woven } from '../materials/soft.js';
import { group, part, placed, roundedBox } from '../shapes/solids.js';
import { flowing, ribbon, tube } from '../shapes/tubes.js';

export const tint = 'accessories';
export const views = [{ yaw: -20, elevation: 30, fill: 0.8 }];

/** A wrap wound up like a bandage, its tail and thumb loop free. */
function wrap() {
  const spiral = [];
  for (let a = 0; a < Math.PI * 2 * 6; a += 0.25) {
    const r = 0.008 + a * 0.00056;
    spiral.push([Math.sin(a) * r, 0.0305 + Math.cos(a) * -r, 0]);
  }
  const tail = [
    [0.03, 0.0025, 0],
    [0.07, 0.0022, 0],
    [0.12, 0.0022, 0],
    [0.17, 0.0022, 0],
  ];
  const band = part(
    ribbon(flowing([...spiral, ...tail]), 0.075, 0.0026, 500, [0, 0, 1]),
    woven('#343a3e', 0.0018),
  );
  const stripe = (dz) =>
    part(
      ribbon(flowing(tail.map(([x, y]) => [x, y + 0.0014, dz])), 0.005, 0.0012, 40, [0, 0, 1]),
      volt(),
    );
  const thumb = part(
    tube(
      flowing([
        [0.17, 0.003, -0.012],
        [0.2, 0.006, -0.016],
        [0.222, 0.008, 0],
        [0.2, 0.006, 0.016],
        [0.17, 0.003, 0.012],
      ]),
      0.0022,
      { segments: 60 },
    ),
    woven('#23282b', 0.001),
  );
  return group(
    band,
    stripe(0.027),
    stripe(-0.027),
    thumb,
    placed(flatPrint(label('VIGOR'), 0.018), [0.091, 0.0042, 0], [-Math.PI / 2, 0, 0]),
    part(roundedBox(0.03, 0.003, 0.07, 0.001), woven('#1e2224'), [0.158, 0.0045, 0]),
  );
}

export const drawn = wrap;
export const measures = 'One of the pair, half rolled';

export const build = () =>
  group(
    placed(wrap(), [0, 0, -0.06], [0, 0.12, 0]),
    placed(wrap(), [0.03, 0, 0.06], [0, -0.18, 0]),
  );
