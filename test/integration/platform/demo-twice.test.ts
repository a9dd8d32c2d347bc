import { rm } from 'node:fs/promises';
import { createApp } from '../../../src/boot/create-app.js';
import { UserQueries } from '../../../src/modules/auth/index.js';
import { TrialRecord } from '../../../src/platform/operations/trial-record.js';
import { seedDemo } from '../../../dev/demo/index.js';
import { smallDemoArt } from '../../support/demo-art.js';
import { startTestApp } from '../../support/start-test-app.js';

it('two shops of one database that start at once make the demo once', async () => {
  const art = await smallDemoArt();
  const first = await startTestApp({ STRIPE_SECRET_KEY: 'sk_test_none' });
  const second = await createApp(first.env);
  try {
    await second.init();
    await Promise.all([seedDemo(first.app, art), seedDemo(second, art)]);
    const { data } = await first.api.get<unknown[]>('categories');
    expect(data).toHaveLength(2);
    expect((await first.api.get<unknown[]>('testimonials')).data).toHaveLength(1);
    // Production looks for published passwords among the accounts of until then.
    const { demoUsedAt } = await first.app.get(TrialRecord).facts();
    const { items } = await first.app.get(UserQueries, { strict: false }).list({
      page: 1,
      limit: 10,
      sort: { by: 'createdAt', descending: false },
    });
    expect(items.map(({ email }) => email).sort()).toEqual(['admin@vigor.test', 'user@vigor.test']);
    expect(items.filter(({ createdAt }) => createdAt > demoUsedAt!)).toEqual([]);
  } finally {
    await second.close();
    await first.close();
    await rm(art, { recursive: true });
  }
});
