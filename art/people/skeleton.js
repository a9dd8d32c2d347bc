import { add, aim, bend, child, cross, frame, out, sub, unit, upright } from './frame.js';

export const MAN = { shoulder: 0.192, hip: 0.092, waist: 1, chest: 1, bust: 0, muscle: 1 };
export const WOMAN = {
  shoulder: 0.162,
  hip: 0.094,
  waist: 0.86,
  chest: 0.84,
  bust: 1,
  muscle: 0.84,
};

export const UPPER_ARM = 0.3;
export const FOREARM = 0.262;
export const THIGH = 0.45;
export const SHIN = 0.425;

/**
 * Where every bone of a pose is. Left is +x; the figure faces +z.
 * @param {object} pose pelvis {at, nod, tilt, turn}; chest as turns on top of it; hands and
 *   feet {left, right}: at (from the chest's or the floor's origin), with the directions they need
 */
export function skeleton(pose, build = MAN) {
  const pelvis = upright(pose.pelvis?.at ?? [0, 0.965, 0], pose.pelvis);
  const waist = out(pelvis, [0, 0.12, 0]);
  const spine = child({ ...pelvis, at: waist }, upright([0, 0, 0], pose.chest));
  const chest = { ...spine, at: out(spine, [0, 0.245, 0.0]) };
  const arm = (side, s) => {
    const {
      at,
      elbow = [s * 0.4, -0.4, -1],
      along,
      palm,
      shrug = [0, 0, 0],
      grip,
      world,
    } = pose.hands[side];
    const shoulder = out(chest, add([s * build.shoulder, 0.17, -0.018], shrug));
    const target = world ? at : out(chest, at);
    const { joint, end } = bend(shoulder, target, UPPER_ARM, FOREARM, aim(chest, elbow));
    const fore = sub(end, joint);
    const hand = frame(end, along ? aim(chest, along) : fore, aim(chest, palm ?? [-s, 0, 0]));
    const thumb = s < 0 ? cross(hand.y, hand.z) : cross(hand.z, hand.y);
    const hinge = unit(cross(sub(joint, shoulder), fore));
    const front = cross(hinge, unit(sub(joint, shoulder)));
    return {
      s,
      grip,
      upper: {
        at: shoulder,
        x: cross(unit(sub(joint, shoulder)), front),
        y: unit(sub(joint, shoulder)),
        z: front,
      },
      fore: frame(joint, fore, cross(hinge, unit(fore))),
      hand: { ...hand, x: thumb },
    };
  };
  const leg = (side, s) => {
    const { at, knee = [s * 0.12, 0, 1], toe = [s * 0.2, 0, 1], lift = 0 } = pose.feet[side];
    const hip = out(pelvis, [s * build.hip, 0, 0]);
    const ankle = add(at, [0, 0.095, 0]);
    const { joint, end } = bend(hip, ankle, THIGH, SHIN, knee);
    const forward = unit([toe[0], toe[1] - lift, toe[2]]);
    return {
      s,
      thigh: frame(hip, sub(joint, hip), knee),
      shin: frame(joint, sub(end, joint), knee),
      foot: frame(end, cross(forward, cross([0, 1, 0], forward)), forward),
    };
  };
  return {
    build,
    pelvis,
    chest,
    arms: [arm('left', 1), arm('right', -1)],
    legs: [leg('left', 1), leg('right', -1)],
  };
}
