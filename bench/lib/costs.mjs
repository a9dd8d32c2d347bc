import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TICKS_PER_SECOND = 100;

/** Processor time of a process since its start, in ms, from Linux's /proc. */
export function cpuMs(pid) {
  const { ticks } = statOf(pid);
  return (ticks / TICKS_PER_SECOND) * 1000;
}

/** Processor time of all processes of a Postgres since its start, in ms; of those that have ended, too. */
export function postgresCpuMs(dataDirectory) {
  const [postmaster] = readFileSync(join(dataDirectory, 'postmaster.pid'), 'utf8').split('\n');
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const own = pids.flatMap((pid) => {
    try {
      return [{ pid, ...statOf(pid) }];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
  const ticks = own
    .filter(({ pid, parent }) => pid === postmaster || parent === postmaster)
    .reduce((sum, { pid, ticks, ended }) => sum + ticks + (pid === postmaster ? ended : 0), 0);
  return (ticks / TICKS_PER_SECOND) * 1000;
}

/** A process's parent, its own ticks, and those of its children that have ended. */
function statOf(pid) {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name, in parentheses, may contain spaces.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [ticks, ended] = [11, 13].map((at) => Number(fields[at]) + Number(fields[at + 1]));
  return { parent: fields[1], ticks, ended };
}
