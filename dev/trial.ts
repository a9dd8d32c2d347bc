import type { Trial } from '../src/boot/run-shop.js';
import { DEMO_LOGINS } from '../src/modules/auth/index.js';
import { CacheInvalidation } from '../src/platform/invalidation/cache-invalidation.js';
import { seedDemo } from './demo/index.js';
import { startStandIns } from './stand-ins.js';

/** Everything to try the shop on a bare machine: test cards, a mailbox and a demo. */
export const trial: Trial = {
  startStandIns,
  async seed(app) {
    await seedDemo(app);
    await app.get(CacheInvalidation).announce('catalogue');
  },
  greeting(env) {
    const lines: string[] = [];
    if (env.CARD_STAND_IN)
      lines.push('  cards   a stand-in takes 4242 4242 4242 4242, any date ahead, any CVC');
    if (!env.SMTP_URL) lines.push(`  emails  ${env.SHOP_URL}/dev/mail`);
    if (env.DEMO) {
      const { admin, user } = DEMO_LOGINS;
      lines.push(`  log in as admin ${admin.email} / ${admin.password}`);
      lines.push(`         as user  ${user.email} / ${user.password}`);
    }
    return lines;
  },
};
