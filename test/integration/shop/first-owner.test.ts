import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { newAdmin, newUser } from '../../support/test-users.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

it('says that the shop has no owner until it has one', async () => {
  const needsOwner = async () =>
    (await shop.api.get<{ needsOwner: boolean }>('shop')).data.needsOwner;
  expect(await needsOwner()).toBe(true);
  await newUser(shop);
  expect(await needsOwner()).toBe(true);
  await newAdmin(shop);
  expect(await needsOwner()).toBe(false);
});
