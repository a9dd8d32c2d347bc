/** Points where a test can make the process exit, to prove that a restart recovers. */
export abstract class Failpoints {
  /** Does nothing, or ends this process at once, as `kill -9` does. */
  abstract reach(point: string): void;
}
