import { execFileSync } from 'node:child_process';

/** Ends a process and all its descendants at once, as a machine that loses its power does. */
export function killTree(roots: readonly number[]): void {
  const children = new Map<number, number[]>();
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=']).toString();
  for (const line of table.trim().split('\n')) {
    const [pid = 0, parent = 0] = line.trim().split(/\s+/).map(Number);
    children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const all: number[] = [];
  for (const queue = [...roots]; queue.length > 0;) {
    const pid = queue.shift()!;
    all.push(pid);
    queue.push(...(children.get(pid) ?? []));
  }
  for (const pid of all) killIfThere(pid);
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
