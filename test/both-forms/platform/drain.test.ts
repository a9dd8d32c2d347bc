import { once } from 'node:events';
import { drain } from '../../../src/boot/run-shop.js';
import { startTestApp } from '../../support/start-test-app.js';

it('answers every request that reached the process before it stopped, however short its drain', async () => {
  const shop = await startTestApp();
  await shop.app.listen(0, '127.0.0.1');
  const url = `${await shop.app.getUrl()}/api/products`;
  const firstArrives = once(shop.app.getHttpServer(), 'connection');
  const answers = Array.from({ length: 50 }, () =>
    fetch(url).then(
      ({ status }) => status,
      (error: Error) => error.message,
    ),
  );
  // The others are connected by then, and not read.
  await firstArrives;
  await drain(shop.app, 0);
  await shop.close();
  expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
});
