import { existsSync } from 'node:fs';
import { run } from './run.mjs';
import { say, StepError } from './say.mjs';

/** Has no window, which saves a quarter of the time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
/** Where Debian-like systems install a browser, the best for tests first; test/support/chromium.ts takes the first that exists. */
const PATHS = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const isInstalled = () => PATHS.some((path) => existsSync(path));

/** Installs the browser of the browser tests where apt-get can; the headless shell even beside a Chromium. */
export async function ensureChromium() {
  if (!existsSync(HEADLESS_SHELL) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing the headless shell of Chromium for the browser tests …');
    await install('chromium-headless-shell');
    if (!isInstalled()) await install('chromium');
  }
  if (!isInstalled()) throw new StepError('The browser tests need Chromium: install it.');
}

/** Updates the package list only where the present one does not suffice. */
async function install(name) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const args = ['install', '-y', '-qq', '--no-install-recommends', name];
  const { code } = await run('apt-get', args, { env });
  if (code === 0) return;
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', args, { env });
}
