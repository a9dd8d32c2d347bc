import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { inRoot } from './root.mjs';

/** Files that no part is built of. */
const LEFT_OUT = /\.test\.tsx?$|\/testing$|\/node_modules$|\/\.[^/]+$/;

function* filesBelow(path) {
  if (LEFT_OUT.test(path)) return;
  const found = statSync(inRoot(path), { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isDirectory()) yield path;
  else for (const name of readdirSync(inRoot(path)).sort()) yield* filesBelow(`${path}/${name}`);
}

/** One hash over the names and contents of files and folders. */
export function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesBelow(path)) {
      const content = readFileSync(inRoot(file));
      hash.update(`${file}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}
