import { relative } from 'node:path';
import { inRoot } from './root.mjs';

const SHOWN = 10;

/** The slowest files of a Jest report, a line each: its seconds, and its path in the project. */
export function slowestFiles({ testResults }) {
  return testResults
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SHOWN)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${relative(inRoot(), name)}`);
}
