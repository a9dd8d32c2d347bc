import * as THREE from 'three';
import { label, wrapPrint } from '../materials/decal.js';
import { jersey, rubber } from '../materials/soft.js';
import { surface } from '../materials/surface.js';
import { group, part } from '../shapes/solids.js';
import { sculpt } from '../shapes/sculpt.js';
import { shirt, shoe, shorts } from './clothes.js';
import { bounds, melted } from './flesh.js';
import { out } from './frame.js';
import { hand, rodIn } from './hand.js';
import { arm, leg } from './limbs.js';
import { MAN, skeleton } from './skeleton.js';
import { torso } from './torso.js';

/** Skin: matt, with pores and a little mottling. */
const skinned = (color = '#9c9388') =>
  surface({
    color,
    roughness: 0.62,
    texture: `slope = relief(p, .0016, .09) + relief(p, .006, .05); gloss = noised(p / .03).x * .1 - .06;
      tone = .93 + .1 * noised(p / .014).x + .06 * noised(p / .004).x;`,
  });

/**
 * A body without a head, in a pose and an outfit: every frame cuts below the chin.
 * @param {object} pose see skeleton.js
 * @param {object} wear build, skin, shirt, shorts, shoes: colours and cuts
 * @param {number} [fine] grid step of the body in metres; hands are finer
 */
export function person(pose, wear = {}, fine = 0.006) {
  const bones = skeleton(pose, wear.build ?? MAN);
  const trunk = torso(bones);
  const arms = bones.arms.map((a, i) => arm(a, bones.build, pose.flex?.[i] ?? 0));
  const legs = bones.legs.flatMap((l) => leg(l, bones.build));
  const hands = bones.arms.map(hand);
  const all = [...trunk, ...arms.flat(), ...legs, ...hands.flat()];
  const past =
    ([p, d], far) =>
    (x, y, z) => {
      const v = [x - p[0], y - p[1], z - p[2]];
      return v[0] * d[0] + v[1] * d[1] + v[2] * d[2] > far && Math.hypot(...v) < 0.27;
    };
  const wrists = bones.arms.map((a) => [a.hand.at, a.hand.y]);
  const beyond = wrists.map((w) => past(w, -0.19));
  const skin = skinned(wear.skin);
  const meshes = [
    part(
      sculpt(melted(all), bounds(all), fine, (...p) => !beyond.some((f) => f(...p))),
      skin,
    ),
  ];
  hands.forEach((fingers, i) => {
    const near = [...fingers, arms[i][1]];
    meshes.push(
      part(
        sculpt(
          melted(near),
          bounds(near, 0.03),
          Math.min(fine * 0.45, 0.0026),
          past(wrists[i], -0.2),
        ),
        skin,
      ),
    );
  });
  const dress = (field, pieces, material, cell = fine) => {
    const mesh = part(sculpt(field, bounds(pieces, 0.06), cell), material);
    meshes.push(mesh);
    return mesh;
  };
  const uppers = arms.map(([upper]) => upper);
  if (wear.shirt) {
    const field = shirt(bones, trunk, uppers, wear.shirt);
    const mesh = dress(field, [...trunk, ...uppers], jersey(wear.shirt.color), fine * 0.7);
    if (wear.shirt.print) meshes.push(print(mesh, bones.chest, wear.shirt.print));
  }
  if (wear.shorts)
    dress(
      shorts(bones, [trunk[0], trunk[1], ...legs], wear.shorts),
      [trunk[0], ...legs],
      jersey(wear.shorts.color),
    );
  if (wear.shoes)
    bones.legs.forEach((l) => {
      const { upper, sole, pieces } = shoe(l);
      dress(upper, pieces, jersey(wear.shoes));
      dress(sole, pieces, rubber('#d9dcd6'));
    });
  return Object.assign(group(...meshes), { bones });
}

/** The wordmark on the left of the chest. */
function print(mesh, chest, color) {
  const basis = new THREE.Matrix4().makeBasis(
    ...[chest.x, chest.y, chest.z].map((a) => new THREE.Vector3(...a)),
  );
  const turn = new THREE.Euler().setFromRotationMatrix(basis).toArray().slice(0, 3);
  const at = out(chest, [0.07, 0.085, 0.11]);
  return wrapPrint(mesh, label('VIGOR', color), { at, turn, height: 0.024, depth: 0.1 });
}

/** Puts a thing (its grip along x) into a hand holding a rod of that radius. */
export function held(thing, { hand: frame, grip }) {
  const axes = new THREE.Matrix4().makeBasis(
    ...[frame.x, frame.y, frame.z].map((a) => new THREE.Vector3(...a)),
  );
  if (axes.determinant() < 0) axes.multiply(new THREE.Matrix4().makeScale(-1, 1, 1));
  thing.quaternion.setFromRotationMatrix(axes);
  thing.position.set(...rodIn(frame, grip));
  return thing;
}
