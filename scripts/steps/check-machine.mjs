import { readFileSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { totalmem } from 'node:os';
import { inRoot } from './root.mjs';
import { StepError } from './say.mjs';

const GIGABYTE = 1024 ** 3;
/** What installing and building takes at most; a machine that is sold with 2 GB has a little less. */
const MEMORY = 1.8 * GIGABYTE;
/** The packages, what npm keeps of them, and the build. */
const DISK = 2 * GIGABYTE;
const DEFAULT_PORT = 3000;

const NEEDS = 'The first start needs 2 GB of memory, swap included, and 2 GB of free disk';
const ELSEWHERE =
  'add swap, or build on a larger machine and copy the folder with node_modules and dist';

/** The machine, as far as an install depends on it. */
const here = {
  memory: availableMemory,
  disk: () => {
    const { bavail, bsize, blocks } = statfsSync(inRoot());
    return blocks === 0 ? Infinity : bavail * bsize;
  },
  isPortTaken,
};

/**
 * Says before an install of minutes what would end it.
 * @throws StepError with one line
 */
export async function checkMachine(machine = here, env = process.env) {
  const memory = machine.memory();
  if (memory < MEMORY) {
    throw new StepError(`${NEEDS}; this machine has ${size(memory)} of memory: ${ELSEWHERE}.`);
  }
  const disk = machine.disk();
  if (disk < DISK) {
    throw new StepError(
      `${NEEDS}; ${size(disk)} are free here: free some space, then start again.`,
    );
  }
  const port = Number(env.PORT || DEFAULT_PORT);
  if (await machine.isPortTaken(port, env.HOST || '127.0.0.1')) {
    throw new StepError(
      `Port ${port} is in use by another program: stop it, or choose another one with PORT=.`,
    );
  }
}

/** The reason where a program was ended as the machine had no memory left for it; else undefined. */
export const memoryProblem = ({ signal, output }) =>
  signal === 'SIGKILL' || /heap out of memory|ENOMEM|Cannot allocate memory/i.test(output)
    ? `The memory was not enough: npm and the build need 2 GB, swap included. Else ${ELSEWHERE}.`
    : undefined;

const size = (bytes) => `${(bytes / GIGABYTE).toFixed(1)} GB`;

/** With the swap, within what a container may have. */
function availableMemory() {
  const limit = process.constrainedMemory();
  const machine = totalmem() + swap();
  return limit > 0 && limit < totalmem() ? limit : machine;
}

/** 0 where the system does not say. */
function swap() {
  try {
    const [, kilobytes] = /^SwapTotal:\s+(\d+) kB/m.exec(readFileSync('/proc/meminfo', 'utf8'));
    return Number(kilobytes) * 1024;
  } catch {
    return 0;
  }
}

/** Whether another program listens there. */
export function isPortTaken(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    // What else is wrong with it, the shop itself says.
    server.once('error', ({ code }) => resolve(code === 'EADDRINUSE'));
    server.listen({ port, host }, () => server.close(() => resolve(false)));
  });
}
