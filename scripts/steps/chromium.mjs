import { existsSync } from 'node:fs';
import { run } from './run.mjs';
import { say, StepError } from './say.mjs';

/** Where Debian and its kin put it; see test/support/chromium.ts. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
/** The first has no window to draw, which saves a quarter of the time. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** The browser that the stories run in, installed by apt-get where there is none and we may. */
export async function ensureChromium() {
  const found = () => PLACES.some((place) => existsSync(place));
  if (!found() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium for the browser tests …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env });
    for (const name of PACKAGES) {
      if (found()) break;
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env });
    }
  }
  if (!found()) throw new StepError('The browser tests need Chromium: install it.');
}
