import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCardProvider } from '../../dev/card-provider/start-card-provider.js';
import { Cards, PUBLISHABLE_KEY, SECRET_KEY } from './cards.js';

/** A stand-in in the test's process, without webhooks; its bank decides after `decisionMs`. */
export async function startCards(
  decisionMs = 3_000,
): Promise<{ cards: Cards; close(): Promise<void> }> {
  const stateDir = mkdtempSync(join(tmpdir(), 'vigor-cards-'));
  const provider = await startCardProvider({
    stateDir,
    secretKey: SECRET_KEY,
    publishableKey: PUBLISHABLE_KEY,
    webhookSecret: 'whsec_vigor_stand_in',
    knobs: true,
    decisionMs,
  });
  return {
    cards: new Cards(provider.url),
    close: async () => {
      await provider.close();
      rmSync(stateDir, { recursive: true });
    },
  };
}
