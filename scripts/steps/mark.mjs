import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The mark that a finished step left, or undefined. */
export function readMark(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Written last, whole or not at all: an interrupted step leaves none, and is done again. */
export function writeMark(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

/** Before a step is done again. */
export function removeMark(path) {
  rmSync(path, { force: true });
}
