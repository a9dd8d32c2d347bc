import { existsSync } from 'node:fs';
import { inRoot } from './root.mjs';
import { run } from './run.mjs';
import { say, StepError } from './say.mjs';

const SCRIPT = 'scripts/containers-up.sh';
const VARIABLE = /^(DOCKER_\w+|TESTCONTAINERS_\w+)=(.*)$/gm;
/** In a process of its own: Testcontainers reads DOCKER_HOST once. */
const PROBE = `import('testcontainers').then((it) => it.getContainerRuntimeClient())
  .then(() => process.exit(0), () => process.exit(1))`;

const thisMachine = {
  hasEngine: async () => (await run(process.execPath, ['-e', PROBE])).code === 0,
  /** The script installs Debian's packages. */
  canStartEngine: () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
  script: (...args) => run(inRoot(SCRIPT), args),
};

/**
 * Finds a Docker engine for Testcontainers, or starts one where this machine allows it. Returns what
 * it is, and how to release it: an engine of the script stops once no run has containers in it. `isLocal` where
 * its containers are reached by their own addresses, which spares each byte a way through the engine's proxy.
 * @throws StepError with the reason where there is none.
 */
export async function acquireEngine(machine = thisMachine) {
  if (await machine.hasEngine()) {
    return { name: 'the Docker engine of this machine', isLocal: false, release() {} };
  }
  if (!machine.canStartEngine()) {
    throw new StepError('No Docker engine answers, and only root on Debian can start one.');
  }
  say(`Starting a Docker engine by ${SCRIPT} (installs Docker the first time) …`);
  const { code, output } = await machine.script();
  if (code !== 0) {
    await machine.script('down-if-idle');
    throw new StepError(`${SCRIPT} started no Docker engine: ${output.trim().split('\n').at(-1)}`);
  }
  for (const [, name, value] of output.matchAll(VARIABLE)) process.env[name] = value;
  return {
    name: `a Docker engine of ${SCRIPT}`,
    isLocal: true,
    release: () => machine.script('down-if-idle'),
  };
}
