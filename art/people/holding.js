import { rodIn } from './hand.js';

/** Lays a bar about x into both hands of a person. */
export function inBothHands(bar, { bones }) {
  const [a, b] = bones.arms.map(({ hand, grip }) => rodIn(hand, grip));
  bar.position.set(0, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2);
  return bar;
}
