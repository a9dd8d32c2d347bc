import { readFileSync } from 'node:fs';

/** What Linux counts in `/proc`, in a second. */
const TICKS = 100;
/** User and system time of the children that have ended, after the name of the program, which may have spaces. */
const OF_CHILDREN = [13, 14];

/** Processor time of the programs that this process started and that have ended, theirs included, in seconds; 0 where Linux does not say it. */
function childrenSeconds() {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return OF_CHILDREN.reduce((sum, at) => sum + Number(fields[at]), 0) / TICKS;
  } catch {
    return 0;
  }
}

/** Processor time of this process and of all that it started and that has ended, in seconds. */
export function processorSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000 + childrenSeconds();
}
