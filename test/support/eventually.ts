const LOOK_AGAIN_MS = 20;

/** Repeats `check` until it passes, and throws its last error when it has not within `withinMs`. */
export async function eventually<Result>(
  check: () => Result | Promise<Result>,
  withinMs = 20_000,
): Promise<Result> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
  }
}
