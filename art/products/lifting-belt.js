import * as THREE from 'three';
import { label, wrapPrint } from '../materials/decal.js';
import { satin, turnedSteel } from '../materials/metal.js';
import { leather, volt } from '../materials/soft.js';
import { ring } from '../shapes/ring.js';
import { group, part, placed, rod } from '../shapes/solids.js';
import { bent, flowing, ribbon, tube } from '../shapes/tubes.js';

export const tint = 'accessories';
export const views = [{ yaw: 8, elevation: 24, fill: 0.9 }];
export const close = { turn: 6, span: 0.3 };

export const measures = 'Buckled; 10 mm / 0.4 in thick';

const ROUND = Math.PI * 2;
const [WIDTH, THICK] = [0.1, 0.01];
/** Where the buckle's roller and its bar are, the pair of holes in use, and the belt's tip: radians from the front. */
const [ROLLER, BAR, USED, TIP] = [-0.2, 0.2, -0.03, 0.92];
/** Five settings, 2.5 cm apart. */
const HOLES = Array.from({ length: 5 }, (_, i) => USED + i * 0.168);
const PRONGS = [0.017, -0.017];

const ease = (t) => THREE.MathUtils.smoothstep(t, 0, 1);

/** A point of the oval that the belt is buckled to, moved outwards. */
const oval = (t, out = 0, y = 0) =>
  new THREE.Vector3(Math.sin(t) * (0.155 + out), y, Math.cos(t) * (0.12 + out));

/** How far out the belt's middle lies: its end rises through the buckle and lies on its beginning. */
function out(t) {
  if (t < Math.PI) return 0;
  const end = t - ROUND;
  return 0.015 * ease((end + 0.3) / 0.5) - 0.0042 * ease((end - BAR) / 0.4);
}

/** The belt's width at a place, as a share: it is narrower in front. */
const share = (t) =>
  0.76 + 0.24 * ease((Math.abs(Math.atan2(Math.sin(t), Math.cos(t))) - 0.55) / 0.9);

const points = (from, to, n, at) =>
  Array.from({ length: n + 1 }, (_, i) => {
    const t = from + ((to - from) * i) / n;
    return at(t).toArray();
  });

/** The strap, from the fold round the buckle's bar once round and through the buckle, to a rounded tip. */
function strap() {
  const segments = 420;
  const path = flowing(points(BAR, ROUND + TIP, 190, (t) => oval(t, out(t))));
  const geometry = ribbon(path, WIDTH, THICK, segments, [0, 1, 0]);
  const position = geometry.attributes.position;
  const length = path.getLength();
  for (let i = 0; i < position.count; i++) {
    const t = Math.atan2(position.getX(i) / 0.155, position.getZ(i) / 0.12);
    const left = length * (1 - Math.floor(i / 16) / segments);
    const tip = left > 0.03 ? 1 : 0.4 + 0.6 * Math.sqrt(1 - (1 - left / 0.03) ** 2);
    position.setY(i, position.getY(i) * share(t) * tip);
  }
  geometry.computeVertexNormals();
  return geometry;
}

/** A flat eyelet in the belt's end, and the dark of its hole. */
function eyelet(t, y, steel) {
  const at = (more) => oval(t, out(t + ROUND) + THICK / 2 + more, y);
  const normal = at(1).sub(at(0)).normalize();
  const turned = group(
    part(ring(0.0028, 0.0056, -0.002, 0.0007, 0.0004, 40), steel),
    part(rod(0.0029, 0.002, 0.0002, 24), satin('#140f0b'), [0, -0.0008, 0]),
  );
  turned.position.copy(at(0));
  turned.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), normal);
  return turned;
}

/** Frame, roller and two prongs; each comes up through its hole and rests on the roller. */
function buckle(steel) {
  const [left, right] = [oval(ROLLER, 0.0112), oval(BAR)];
  const corner = ({ x, z }, y) => [x, y, z];
  const frame = bent(
    [corner(left, -0.0445), corner(right, -0.0445), corner(right, 0.0445), corner(left, 0.0445)],
    0.009,
    true,
  );
  const prong = (y) =>
    tube(
      flowing(
        [
          oval(USED + 0.01, 0.009, y),
          oval(USED - 0.025, 0.0168, y),
          oval((USED + ROLLER) / 2 - 0.02, 0.0195, y),
          oval(ROLLER, 0.0202, y),
          oval(ROLLER - 0.03, 0.0188, y),
        ].map((p) => p.toArray()),
      ),
      0.0031,
    );
  return [
    part(tube(frame, 0.0044, { segments: 200 }), steel),
    part(rod(0.0056, 0.072, 0.001), steel, left.toArray()),
    ...PRONGS.map((y) => part(prong(y), steel)),
  ];
}

/** A 10 mm leather belt, 10 cm wide, buckled into a loop and standing on its edge. */
export function build() {
  const hide = leather('#6a4a30');
  const steel = turnedSteel('#c3c7ca');
  const belt = part(strap(), hide);
  const stitch = (side) => {
    const line = points(1.05, ROUND + TIP - 0.12, 170, (t) =>
      oval(t, out(t) + THICK / 2, side * 0.042 * share(t)),
    );
    return part(tube(flowing(line), 0.0011, { segments: 420, sides: 6 }), volt());
  };
  const name = wrapPrint(belt, label('VIGOR', '#e7d9c3'), {
    at: oval(-0.86, THICK / 2).toArray(),
    turn: [0, -0.73, 0],
    height: 0.0185,
    depth: 0.02,
  });
  const all = group(
    belt,
    // The belt's beginning, folded round the bar.
    part(rod(0.0094, WIDTH * share(0) - 0.002, 0.003), hide, oval(BAR).toArray()),
    ...buckle(steel),
    ...HOLES.flatMap((t) => PRONGS.map((y) => eyelet(t, y, steel))),
    stitch(1),
    stitch(-1),
    name,
  );
  return group(placed(all, [0, WIDTH / 2, 0]));
}
