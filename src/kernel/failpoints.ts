/** Places where a test may have the process die, to prove that a restart heals everything. */
export abstract class Failpoints {
  /** Does nothing, or ends this process at once, as `kill -9` does. */
  abstract reach(point: string): void;
}
