import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from './place.mjs';

/** The card stand-in as a process of its own. */
export class CardsProcess {
  constructor(child, url, state) {
    this.child = child;
    this.url = url;
    this.state = state;
  }

  static async start() {
    const state = mkdtempSync(join(tmpdir(), 'bench-cards-'));
    const main = join(ROOT, 'dist/server/dev/card-provider/main.js');
    const child = spawn(process.execPath, [main, '--knobs', '--state-dir', state], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(createInterface({ input: child.stdout }), 'line');
    return new CardsProcess(child, `http://127.0.0.1:${JSON.parse(line).port}`, state);
  }

  async turn(knobs) {
    await fetch(`${this.url}/__knobs`, { method: 'POST', body: JSON.stringify(knobs) });
  }

  /** Confirms a payment as a browser does. @throws Error where the card is not charged. */
  async confirm(clientSecret) {
    const id = clientSecret.split('_secret')[0];
    const answer = await fetch(`${this.url}/v1/payment_intents/${id}/confirm`, {
      method: 'POST',
      body: new URLSearchParams({
        key: 'pk_test_vigor',
        client_secret: clientSecret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': '4242424242424242',
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '2040',
        'payment_method_data[card][cvc]': '123',
      }),
    });
    const intent = await answer.json();
    if (intent.status !== 'succeeded') throw new Error(`the card said ${JSON.stringify(intent)}`);
  }

  async stop() {
    const gone = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await gone;
    rmSync(this.state, { recursive: true, force: true });
  }
}
