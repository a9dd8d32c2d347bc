/** A test of what root alone does, as `.ci/run` is: another user's database lives in its data folder. */
export const asRoot = process.getuid?.() === 0 ? it : it.skip;
