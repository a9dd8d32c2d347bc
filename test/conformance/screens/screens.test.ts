import { openStorefront } from '../../support/storefront.js';
import { ADMIN_SCREENS } from '../spec/admin-screens.js';
import {
  MISSING_SCREENS,
  PUBLIC_SCREENS,
  type Screen,
  USER_SCREENS,
  type Visitor,
} from '../spec/screens.js';
import { missingFacts } from './missing-facts.js';
import { addressOf, visit, windowOf } from './visitors.js';

const front = openStorefront();

/** Visits screens one after the other as one user. @returns what they lack */
async function visitAll(screens: readonly Screen[], visitor: Visitor): Promise<string[]> {
  const page = await windowOf(front, visitor);
  const missing: string[] = [];
  for (const screen of screens.filter(({ as }) => as === visitor)) {
    await visit(page, await addressOf(front, screen.path));
    missing.push(...(await missingFacts(page, screen)));
  }
  return missing;
}

test('every public screen has what the specification names', async () => {
  expect(await visitAll(PUBLIC_SCREENS, 'guest')).toEqual([]);
});

test('so do those that are missing', async () => {
  front.browserErrors.expectStatus(404);
  expect(await visitAll(MISSING_SCREENS, 'guest')).toEqual([]);
});

test('the user area of somebody new', async () => {
  expect(await visitAll(USER_SCREENS, 'new user')).toEqual([]);
});

test('the user area of somebody with orders and a cart', async () => {
  expect(await visitAll(USER_SCREENS, 'customer')).toEqual([]);
});

test('the back office', async () => {
  const { api } = await front.admin();
  for (const email of ['one@example.com', 'other@example.com']) {
    await api.post('newsletter/subscribe', { email });
  }
  await api.put('newsletter/cancel-subscription', { email: 'other@example.com' });
  expect(await visitAll(ADMIN_SCREENS, 'admin')).toEqual([]);
});
