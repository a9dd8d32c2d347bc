import { existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import ProcessEnvironment from './process-environment.mjs';

const LOOK_AGAIN_MS = 100;

/** Waits for the shops that `browser-setup.ts` starts, before the timeouts of a file begin. */
export default class BrowserEnvironment extends ProcessEnvironment {
  async setup() {
    await super.setup();
    const file = process.env.SHOPS_FILE;
    while (!existsSync(file)) await setTimeout(LOOK_AGAIN_MS);
    const { env, problem } = JSON.parse(readFileSync(file, 'utf8'));
    if (problem) throw new Error(`The shops of the browser tests did not start: ${problem}`);
    Object.assign(process.env, env);
  }

  handleTestEvent(event, state) {
    if (event.name === 'test_fn_start') globalThis.hasTestFailed = false;
    if (event.name === 'test_fn_failure') globalThis.hasTestFailed = true;
    super.handleTestEvent(event, state);
  }
}
