import { existsSync } from 'node:fs';
import { run } from './run.mjs';
import { say, StepError } from './say.mjs';

/** Where Debian and its kin put it. */
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser that the stories run in, installed by apt-get where there is none and we may. */
export async function ensureChromium() {
  const found = () => PLACES.some((place) => existsSync(place));
  if (found()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium for the browser tests …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env });
  }
  if (!found()) throw new StepError('The browser tests need Chromium: install it.');
}
