import * as THREE from 'three';
import { flatPrint, label } from '../materials/decal.js';
import { satin } from '../materials/metal.js';
import { rubber, urethane, volt } from '../materials/soft.js';
import { surface } from '../materials/surface.js';
import { beam, bolt } from '../shapes/frames.js';
import { extrude, group, lathe, outline, part, placed, roundedBox } from '../shapes/solids.js';
import { bent, tube } from '../shapes/tubes.js';

export const tint = 'cardio';
export const views = [{ yaw: 34, elevation: 18, fill: 0.86 }];
export const faces = 'x';
/** From where the runner stands, so that the mark reads upright between the posts. */
export const close = { turn: 78, elevation: 40, span: 0.42 };

/** A running belt's weave: fine diamonds, a line across where it is joined. */
const belting = () =>
  surface({
    color: '#26292b',
    roughness: 0.8,
    texture: `vec2 d = vec2(p.x + p.z, p.x - p.z) / .011;
      float ridge = max(abs(fract(d.x) - .5), abs(fract(d.y) - .5)) * 2.;
      tone = .72 + .6 * smoothstep(.7, .95, ridge);
      slope = vec3(cos(d.x * 6.283), 0., cos(d.y * 6.283)) * .22;`,
  });

/** What the console shows: three figures, a bar of speed, and the keys under it. */
function dashboard() {
  const key = (x, color) =>
    part(roundedBox(0.05, 0.026, 0.008, 0.004), urethane(color), [x, -0.088, 0.028]);
  const figure = (text, x, size = 0.05, color = '#e8ebe4') =>
    placed(flatPrint(label(text, color), size), [x, 0.046, 0.0312]);
  const bars = [0.3, 0.42, 0.55, 0.7, 0.85, 1, 0.9, 0.76, 0.6, 0.46, 0.36, 0.3].map((tall, i) =>
    part(new THREE.PlaneGeometry(0.016, 0.045 * tall), volt(0.7), [
      -0.121 + i * 0.022,
      -0.037 + 0.0225 * tall,
      0.0312,
    ]),
  );
  return [
    part(roundedBox(0.52, 0.18, 0.004, 0.0015), urethane('#0c0e10'), [0, 0.03, 0.0285]),
    figure('28:40', -0.17, 0.036),
    figure('12.0', 0.025, 0.056, '#c8f031'),
    figure('5.7', 0.185, 0.036),
    ...bars,
    placed(flatPrint(label('VIGOR'), 0.026), [0, 0.104, 0.0312]),
    ...[-0.3, -0.24, 0.24, 0.3].map((x) => key(x, '#4b5358')),
    key(-0.06, '#c62f38'),
    part(roundedBox(0.09, 0.03, 0.009, 0.004), volt(), [0.03, -0.088, 0.028]),
    ...[-1, 1].map((s) =>
      part(
        lathe([
          [0.036, -0.03],
          [0.036, 0.007, 0.003],
          [0.03, 0.007, 0.002],
          [0.027, 0.003, 0.002],
          [0, 0.003],
        ]),
        rubber('#17191b'),
        [s * 0.318, 0.05, 0.028],
        [Math.PI / 2, 0, 0],
      ),
    ),
  ];
}

/** Folding treadmill: 1.45 m running belt, motor hood, two uprights and a console. */
export function build() {
  const steel = satin('#3c4247');
  const shell = urethane('#2f3438');
  const hood = extrude(
    outline([
      [0.52, 0.05, 0.02],
      [0.94, 0.05, 0.05],
      [0.93, 0.16, 0.06],
      [0.74, 0.27, 0.08],
      [0.54, 0.225, 0.03],
    ]),
    0.68,
    0.03,
  );
  const rail = (s) => [
    part(roundedBox(1.5, 0.055, 0.11, 0.014), shell, [-0.18, 0.175, s * 0.305]),
    part(roundedBox(1.34, 0.006, 0.075, 0.002), rubber('#5b6165'), [-0.2, 0.205, s * 0.305]),
    part(roundedBox(1.34, 0.008, 0.006, 0.002), volt(), [-0.2, 0.206, s * 0.262]),
    part(roundedBox(1.46, 0.012, 0.004, 0.002), satin('#8d9499'), [-0.18, 0.178, s * 0.361]),
    ...Array.from({ length: 5 }, (_, i) =>
      part(roundedBox(0.09, 0.006, 0.004, 0.002), rubber('#101214'), [
        0.7,
        0.1 + i * 0.018,
        s * 0.341,
      ]),
    ),
    beam([0.794, 0.05, s * 0.36], [0.56, 1.24, s * 0.36], 0.085, steel, 0.05),
    part(roundedBox(0.24, 0.12, 0.11, 0.014), steel, [0.775, 0.085, s * 0.36]),
    ...[0.705, 0.85].map((x) => bolt([x, 0.085, s * 0.415], [s < 0 ? Math.PI : 0, 0, 0])),
    part(
      tube(
        bent(
          [
            [0.56, 1.18, s * 0.36],
            [0.52, 1.26, s * 0.36],
            [0.02, 1.1, s * 0.36],
          ],
          0.08,
        ),
        0.022,
      ),
      rubber('#2c3033'),
    ),
    part(roundedBox(0.1, 0.06, 0.1, 0.02), rubber(), [-0.86, 0.12, s * 0.3]),
    part(
      lathe([
        [0, -0.02],
        [0.04, -0.02, 0.006],
        [0.04, 0.02, 0.006],
        [0, 0.02],
      ]),
      rubber(),
      [0.86, 0.04, s * 0.3],
      [Math.PI / 2, 0, 0],
    ),
    beam([-0.9, 0.06, s * 0.3], [0.86, 0.06, s * 0.3], 0.05, steel),
  ];
  const console_ = placed(
    group(
      part(
        extrude(
          outline([
            [-0.43, -0.13, 0.05],
            [0.43, -0.13, 0.05],
            [0.38, 0.16, 0.06],
            [-0.38, 0.16, 0.06],
          ]),
          0.055,
          0.014,
        ),
        shell,
      ),
      ...dashboard(),
    ),
    [0.5, 1.32, 0],
    [0, 0, 0],
  );
  console_.rotation.order = 'YXZ';
  console_.rotation.set(-0.5, -Math.PI / 2, 0);
  return group(
    part(hood, shell),
    part(roundedBox(0.012, 0.006, 0.5, 0.002), volt(), [0.553, 0.236, 0], [0, 0, 0.25]),
    placed(flatPrint(label('VIGOR'), 0.07), [0.62, 0.262, 0], [-Math.PI / 2, 0, -Math.PI / 2]),
    part(roundedBox(1.5, 0.012, 0.5, 0.005), belting(), [-0.18, 0.188, 0]),
    part(
      lathe([
        [0, -0.25],
        [0.03, -0.25, 0.004],
        [0.03, 0.25, 0.004],
        [0, 0.25],
      ]),
      rubber('#1f2224'),
      [-0.92, 0.165, 0],
      [Math.PI / 2, 0, 0],
    ),
    beam([0.607, 1.0, -0.34], [0.607, 1.0, 0.34], 0.044, steel),
    ...rail(1),
    ...rail(-1),
    console_,
  );
}
