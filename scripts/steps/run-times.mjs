import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { inRoot } from './root.mjs';

const SHOWN = 10;
const column = (seconds, width) => seconds.toFixed(1).padStart(width);

/** The slowest files of a Jest report, a line each: its seconds, and its path in the project. */
export function slowestFiles({ testResults }) {
  return testResults
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SHOWN)
    .map(({ name, seconds }) => `${column(seconds, 7)} s  ${relative(inRoot(), name)}`);
}

/** What the workers have written of each test file: `{ project, wall, processor }`, in seconds. */
function filesOf(path) {
  try {
    return readFileSync(path, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  } catch {
    return [];
  }
}

/**
 * A line for each project of a run: its files, and the seconds that its workers took, by the clock and of the
 * processor. `whole` is the processor time of the run, of which the browsers and the databases that all share are a part.
 */
export function timesByProject(path, whole) {
  const files = filesOf(path);
  const projects = [...new Set(files.map(({ project }) => project))].sort();
  const sum = (some, of) => some.reduce((total, file) => total + file[of], 0);
  const lines = projects.map((project) => {
    const own = files.filter((file) => file.project === project);
    const times = ['wall', 'processor'].map((of) => `${column(sum(own, of), 7)} s`);
    return `${times.join('  ')}  ${project}, ${own.length} files`;
  });
  return [...lines, `           ${column(whole, 7)} s  the whole run`];
}
