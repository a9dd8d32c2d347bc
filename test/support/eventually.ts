/** The first look again in ms; later ones wait longer, as each is work for a browser. */
const LOOK_AGAIN_MS = 10;
const LONGEST_MS = 80;
const GROWTH = 1.5;

/** Repeats `check` until it passes, and throws its last error when it has not within `withinMs`. */
export async function eventually<Result>(
  check: () => Result | Promise<Result>,
  withinMs = 20_000,
): Promise<Result> {
  const deadline = Date.now() + withinMs;
  for (let waitMs = LOOK_AGAIN_MS; ; waitMs = Math.min(waitMs * GROWTH, LONGEST_MS)) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}
