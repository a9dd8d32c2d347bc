import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { memoryProblem } from './check-machine.mjs';
import { readStamp, writeStamp } from './stamp.mjs';
import { inRoot } from './root.mjs';
import { run } from './run.mjs';
import { diskProblem, say, StepError } from './say.mjs';

const LOCK = inRoot('package-lock.json');
const STAMP = inRoot('node_modules', '.vigor-install');
/** npm's own record of what it has installed. */
const INSTALLED = inRoot('node_modules', '.package-lock.json');

const ARGS = [
  'ci',
  '--include=dev',
  '--no-audit',
  '--no-fund',
  '--prefer-offline',
  '--loglevel=error',
  // Fails within seconds where the machine is offline.
  '--fetch-retries=3',
  '--fetch-retry-mintimeout=500',
  '--fetch-retry-maxtimeout=4000',
];
const OFFLINE =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|network/i;

/** Installs the packages where the lock file is not the one last installed; `check` is called before that. */
export async function install({ check } = {}) {
  const wanted = expectedStamp();
  if (readStamp(STAMP) === wanted) return;
  if (!isInstalledByHand()) {
    await check?.();
    say('Installing packages (some minutes the first time) …');
    await npmCi();
  }
  writeStamp(STAMP, wanted);
}

/** Packages with machine code fit one system and one generation of Node. */
function expectedStamp() {
  const hash = createHash('sha256').update(readFileSync(LOCK));
  return hash
    .update([process.platform, process.arch, process.versions.modules].join())
    .digest('hex');
}

/** After a developer's `npm install` everything is there already, and `npm ci` would delete it first. */
function isInstalledByHand() {
  const installed = packagesIn(INSTALLED);
  const wanted = packagesIn(LOCK);
  if (!installed || !wanted) return false;
  const same = ([path, entry]) => wanted[path]?.integrity === entry.integrity;
  const needed = ([path, entry]) =>
    path === '' || entry.optional || entry.peer || path in installed;
  return Object.entries(installed).every(same) && Object.entries(wanted).every(needed);
}

function packagesIn(path) {
  const text = readStamp(path);
  return text === undefined ? undefined : JSON.parse(text).packages;
}

async function npmCi() {
  // The npm that runs this script, where there is one.
  const ours = process.env.npm_execpath;
  const [command, before] = /npm-cli\.c?js$/.test(ours ?? '')
    ? [process.execPath, [ours]]
    : ['npm', []];
  const ended = await run(command, [...before, ...ARGS]);
  const { code, output } = ended;
  if (code === 0) return;
  const problem = diskProblem(output) ?? memoryProblem(ended);
  if (problem) throw new StepError(problem);
  if (OFFLINE.test(output)) {
    throw new StepError(
      'The packages could not be fetched: the first start needs a network. Connect, then start again.',
    );
  }
  process.stderr.write(output);
  throw new StepError('The packages could not be installed; npm says why above.');
}
