import { readFileSync } from 'node:fs';

const EVERY_MS = 250;

/**
 * Ends this process as SIGTERM would once the npm that started it is gone: an npm that was killed
 * outright passes no signal on, and would leave a shop behind that holds its port.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const before = ancestry();
  const watch = setInterval(() => {
    if (ancestry() === before) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, EVERY_MS);
  watch.unref();
}

/** Our parent and its parent: npm runs us through a shell. */
function ancestry() {
  const parent = process.ppid;
  try {
    const fields = readFileSync(`/proc/${parent}/stat`, 'utf8').split(') ')[1].split(' ');
    return `${parent} ${fields[1]}`;
  } catch {
    return String(parent);
  }
}
