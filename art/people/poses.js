/** Poses: see skeleton.js for what the numbers mean. */

const both = (make) => ({ left: make(1), right: make(-1) });
const stand = (wide = 0.15, z = 0) => both((s) => ({ at: [s * wide, 0, z], toe: [s * 0.3, 0, 1] }));

/** Upright, a bar held at arm's length before the thighs. */
export const LOCKOUT = {
  pelvis: { at: [0, 0.955, 0] },
  chest: { nod: -3 },
  head: { nod: 4 },
  hands: both((s) => ({
    at: [s * 0.27, 0.79, 0.13],
    world: true,
    elbow: [s, 0, -0.6],
    along: [0, -1, 0.05],
    palm: [0, 0, -1],
    grip: 0.0145,
  })),
  feet: stand(0.15),
};

/** A bar overhead, arms straight. */
export const OVERHEAD = {
  pelvis: { at: [0, 0.955, 0.01] },
  chest: { nod: -4 },
  head: { nod: -6 },
  hands: both((s) => ({
    at: [s * 0.34, 2.0, -0.01],
    world: true,
    elbow: [s, 0, 0.4],
    along: [0, 1, -0.12],
    palm: [0, 0.1, 1],
    grip: 0.0145,
    shrug: [s * -0.012, 0.035, 0],
  })),
  feet: stand(0.17),
  flex: [0.4, 0.4],
};

/** The top of a two-handed swing. */
export const SWING = {
  pelvis: { at: [0, 0.945, 0.03], nod: -2 },
  chest: { nod: 0 },
  head: { nod: 4 },
  hands: both((s) => ({
    at: [s * 0.047, 1.36, 0.53],
    world: true,
    elbow: [s, -0.4, 0],
    along: [s * -0.06, 0.02, 1],
    palm: [0, -1, 0.02],
    grip: 0.017,
    shrug: [s * -0.015, -0.01, 0.03],
  })),
  feet: stand(0.2),
};

/** A deep lunge with a dumbbell in each hand. */
export const LUNGE = {
  pelvis: { at: [0, 0.66, 0] },
  chest: { nod: 2 },
  head: { nod: 0 },
  hands: both((s) => ({
    at: [s * 0.285, -0.325, 0.02],
    elbow: [s * 0.7, 0, -1],
    along: [s * 0.04, -1, 0.02],
    palm: [-s, 0, 0],
    grip: 0.0155,
  })),
  feet: {
    left: { at: [0.1, 0, 0.44], knee: [0.1, 0.3, 1] },
    right: { at: [-0.1, 0.1, -0.5], knee: [-0.05, 0.1, 1], lift: 0.9 },
  },
};

/** Warrior: one leg bent, arms stretched along it. */
export const WARRIOR = {
  pelvis: { at: [0.05, 0.72, 0] },
  chest: { nod: 0 },
  head: { turn: 75 },
  hands: both((s) => ({
    at: [s * 0.72, 0.16, 0],
    elbow: [0, -1, -0.2],
    along: [s, 0, 0],
    palm: [0, -1, 0],
    grip: 'open',
  })),
  feet: {
    left: { at: [0.56, 0, 0], knee: [1, 0.2, 0.15], toe: [1, 0, 0.1] },
    right: { at: [-0.62, 0, 0], knee: [-0.2, 0, 1], toe: [-0.15, 0, 1] },
  },
};

/** At ease, arms hanging, the weight a little on one leg. */
export const EASE = {
  pelvis: { at: [0, 0.96, 0], turn: -3 },
  chest: { turn: 4 },
  head: { nod: 3, turn: -8 },
  hands: both((s) => ({
    at: [s * 0.31, -0.36, 0.04],
    elbow: [s * 0.4, 0, -1],
    palm: [-1 * s, 0, -0.2],
    grip: 'rest',
  })),
  feet: stand(0.13),
};
