import { setTimeout as pause } from 'node:timers/promises';
import { startDatabase } from '../lib/database.mjs';
import { Shop } from '../lib/shop.mjs';

const SETTLE_MS = 20_000;

/** Starts the built shop five times on a running Postgres, then leaves the last one idle. */
export async function measureStart(size) {
  const postgres = await startDatabase(size);
  try {
    const times = [];
    for (let turn = 0; turn < 5; turn++) {
      const shop = await Shop.start(size, postgres.url);
      times.push(shop.startMs);
      if (turn === 4) {
        await pause(SETTLE_MS);
        console.log(`memory at rest: ${shop.rssMb} MB, ${shop.peakMb} MB at most (goal 150)`);
      }
      await shop.stop();
    }
    times.sort((a, b) => a - b);
    console.log(`start: median of five ${(times[2] / 1000).toFixed(2)} s (goal 1.5)`);
  } finally {
    await postgres.stop();
  }
}
