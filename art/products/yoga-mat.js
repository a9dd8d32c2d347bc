import { label, wrapPrint } from '../materials/decal.js';
import { foam, volt, woven } from '../materials/soft.js';
import { group, part, placed } from '../shapes/solids.js';
import { flowing, ribbon } from '../shapes/tubes.js';

export const tint = 'mobility-recovery';
export const views = [{ yaw: -32, elevation: 24, fill: 0.86 }];
export const close = { turn: -30, elevation: 30, span: 0.42 };

const [WIDTH, THICK, LENGTH] = [0.62, 0.005, 1.83];
/** The spiral's innermost radius and how much it grows with each radian: the layers all but touch. */
const [CORE, GROWTH] = [0.018, 0.00092];
/** How far the whole length turns: the spiral's length is CORE a + GROWTH a² / 2. */
const END = (Math.sqrt(CORE ** 2 + 2 * GROWTH * LENGTH) - CORE) / GROWTH;
/** The outer edge lies in front, a little below the middle. */
const TURNED = 1.75 - END;

const radius = (a) => CORE + GROWTH * a;
/** A point so far from the roll's middle, `a` from the top towards the front. */
const around = (a, r) => [0, Math.cos(a) * r, Math.sin(a) * r];

const spiral = () =>
  Array.from({ length: 400 }, (_, i) => {
    const a = (END * i) / 399;
    return around(a + TURNED, radius(a));
  });

/** What is wrapped tightly round the outermost layer: it bridges the step at the mat's edge. */
function wrapped(thick) {
  const out = (THICK + thick) / 2 + 0.0003;
  const points = Array.from({ length: 44 }, (_, i) => {
    const a = END - (i / 48) * Math.PI * 2;
    return around(a + TURNED, radius(a) + out);
  });
  return flowing(points, true);
}

/** A rolled 5 mm mat and its two carry straps; `tilt` is how far up its wordmark faces, in radians. */
function rolled(tilt) {
  const mat = part(ribbon(flowing(spiral()), WIDTH, THICK, 900, [1, 0, 0]), foam('#4c6b62'));
  const strap = (x, material) =>
    part(ribbon(wrapped(0.002), 0.026, 0.002, 160, [1, 0, 0]), material, [x, 0, 0]);
  const turn = tilt;
  const [, y, z] = around(Math.PI / 2 - turn, radius(END - 1));
  const name = wrapPrint(mat, label('VIGOR', '#dfe8df'), {
    at: [0, y, z],
    turn: [-turn, 0, 0],
    height: 0.034,
    depth: 0.016,
  });
  const all = group(mat, strap(0.19, woven('#2c3033')), strap(-0.19, volt(0.7)), name);
  return placed(all, [0, radius(END) + 0.005, 0]);
}

export const drawn = () => group(placed(rolled(0), [0, 0, 0], [0, Math.PI / 2, 0]));
export const measures = 'Rolled; flat 183 × 62 cm / 72.0 × 24.4 in';
export const build = () => group(rolled(0.72));
