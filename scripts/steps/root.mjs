import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../..', import.meta.url));

/** A path below the project's root. */
export const inRoot = (...parts) => join(folder, ...parts);
