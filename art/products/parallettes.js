import { flatPrint, label } from '../materials/decal.js';
import { satin } from '../materials/metal.js';
import { rubber, volt } from '../materials/soft.js';
import { wood } from '../materials/wood.js';
import { group, lathe, part, placed, rod } from '../shapes/solids.js';
import { bent, tube } from '../shapes/tubes.js';

export const tint = 'bodyweight';
export const views = [{ yaw: -34, elevation: 20, fill: 0.84 }];

/** One bar: a beech rail on two bent steel feet, 600 mm long and 300 mm high. */
function bar() {
  const placedRod = rod(0.02, 0.6, 0.004).rotateZ(Math.PI / 2);
  const steel = satin('#42484d');
  const side = (s) => {
    const x = s * 0.235;
    const leg = bent(
      [
        [x, 0.03, 0.17],
        [x, 0.285, 0.012],
        [x, 0.285, -0.012],
        [x, 0.03, -0.17],
      ],
      0.045,
    );
    return [
      part(tube(leg, 0.0135, { segments: 120 }), steel),
      ...[1, -1].map((z) =>
        part(
          lathe([
            [0, -0.03],
            [0.018, -0.03, 0.006],
            [0.0165, 0.026, 0.003],
            [0.0136, 0.026],
          ]),
          rubber('#1f2123'),
          [x, 0.03, z * 0.17],
          [z * -0.555, 0, 0],
        ),
      ),
      part(
        lathe([
          [0.0205, -0.022],
          [0.0245, -0.022, 0.003],
          [0.0245, 0.022, 0.003],
          [0.0205, 0.022],
        ]),
        steel,
        [x, 0.292, 0],
        [0, 0, Math.PI / 2],
      ),
      part(
        lathe([
          [0.0207, -0.004],
          [0.0255, -0.004, 0.001],
          [0.0255, 0.004, 0.001],
          [0.0207, 0.004],
        ]),
        volt(),
        [x - s * 0.03, 0.292, 0],
        [0, 0, Math.PI / 2],
      ),
    ];
  };
  return group(
    part(placedRod, wood('#cf9f66'), [0, 0.292, 0]),
    side(1),
    side(-1),
    placed(flatPrint(label('VIGOR', '#3a2a18'), 0.012), [0, 0.292, 0.0203]),
  );
}

export const drawn = bar;
export const measures = 'One of the pair';

export const build = () =>
  group(placed(bar(), [0, 0, 0.26], [0, 0.1, 0]), placed(bar(), [0.02, 0, -0.26], [0, -0.12, 0]));
