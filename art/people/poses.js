/** Poses: see skeleton.js for what the numbers mean. */

const both = (make) => ({ left: make(1), right: make(-1) });
const stand = (wide = 0.15, z = 0) => both((s) => ({ at: [s * wide, 0, z], toe: [s * 0.3, 0, 1] }));

/** Upright, a bar held at arm's length before the thighs. */
export const LOCKOUT = {
  pelvis: { at: [0, 0.955, 0] },
  chest: { nod: -3 },
  hands: both((s) => ({
    at: [s * 0.27, 0.8, 0.2],
    world: true,
    elbow: [s, 0, -0.6],
    along: [0, -1, 0.05],
    palm: [0, 0, -1],
    grip: 0.0145,
  })),
  feet: stand(0.15),
};

/** A deep lunge with a dumbbell in each hand. */
export const LUNGE = {
  pelvis: { at: [0, 0.66, 0] },
  chest: { nod: 2 },
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
