import { chrome, knurled, satin } from '../materials/metal.js';
import { volt } from '../materials/soft.js';
import { sleeveName } from '../shapes/barbell.js';
import { ring } from '../shapes/ring.js';
import { group, lathe, part, rod } from '../shapes/solids.js';
import { bent, tube } from '../shapes/tubes.js';

export const tint = 'barbells-plates';
export const close = { turn: -20, elevation: 44 };
export const views = [{ yaw: -52, elevation: 30, fov: 26, fill: 0.92 }];

const HEX = [
  [-0.52, 0],
  [-0.27, -0.34],
  [0.27, -0.34],
  [0.52, 0],
  [0.27, 0.34],
  [-0.27, 0.34],
];

/** Hex bar, 1.9 m: a welded hexagon, raised handles and two sleeves; `tilt` turns its wordmarks up. */
function bar(tilt) {
  const steel = satin('#3c4247');
  const frame = part(
    tube(
      bent(
        HEX.map(([x, z]) => [x, 0.03, z]),
        0.05,
        true,
      ),
      0.0165,
      { segments: 300 },
    ),
    steel,
  );
  const side = (s) => {
    const x = s * 0.3;
    const turn = [0, 0, (s * -Math.PI) / 2];
    const handle = bent(
      [
        [x, 0.03, -0.3],
        [x, 0.14, -0.14],
        [x, 0.14, 0.14],
        [x, 0.03, 0.3],
      ],
      0.04,
    );
    const sleeve = part(
      lathe(
        [
          [0.016, -0.01],
          [0.04, -0.01, 0.003],
          [0.04, 0.012, 0.003],
          [0.025, 0.014, 0.001],
          [0.025, 0.4, 0.003],
          [0, 0.4],
        ],
        64,
      ),
      chrome(),
      [s * 0.54, 0.03, 0],
      turn,
    );
    return [
      // From the frame's corner into the sleeve.
      part(rod(0.0165, 0.09, 0.002), steel, [s * 0.53, 0.03, 0], turn),
      sleeve,
      sleeveName(sleeve, [s * 0.75, 0.03], 0.026, tilt),
      part(tube(handle, 0.0135), steel),
      part(rod(0.0155, 0.15, 0.002), knurled(0.0155), [x, 0.14, 0], [Math.PI / 2, 0, 0]),
      ...[0.079, -0.079].map((z) =>
        part(ring(0.0125, 0.0168, -0.004, 0.004), volt(), [x, 0.14, z], [Math.PI / 2, 0, 0]),
      ),
      part(rod(0.0135, 0.6, 0.002), steel, [x, 0.03, 0], [Math.PI / 2, 0, 0]),
    ];
  };
  return group(frame, ...side(1), ...side(-1));
}

export const drawn = () => bar(Math.PI / 2);
export const build = () => bar(0.36);
