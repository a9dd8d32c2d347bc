/** First retry interval in ms; later ones are longer, because each check costs the browser time. */
const LOOK_AGAIN_MS = 10;
const LONGEST_MS = 80;
const GROWTH = 1.5;
/** A busy machine takes several times as long as a quiet one, and what never comes fails all the same. */
export const PATIENCE_MS = 60_000;

/** Repeats `check` until it passes; throws its last error where it does not within `withinMs`. */
export async function eventually<Result>(
  check: () => Result | Promise<Result>,
  withinMs = PATIENCE_MS,
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
