import { existsSync } from 'node:fs';
import { run } from './run.mjs';
import { say, StepError } from './say.mjs';

/** Where Debian and its kin put it. */
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser that the stories run in; CHROMIUM names another. Installed by apt-get, as root. */
export async function findChromium() {
  const places = [process.env.CHROMIUM, ...PLACES].filter(Boolean);
  const found = () => places.find((place) => existsSync(place));
  if (found()) return found();
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium for the browser tests …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env });
  }
  if (found()) return found();
  throw new StepError(
    'The browser tests need Chromium: install it, or name one with CHROMIUM=/path/to/chromium.',
  );
}
