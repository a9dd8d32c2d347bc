import type { ApiAnswer } from '../../support/api-client.js';
import { newAdmin, newUser } from '../../support/test-users.js';
import { type Allowed, ROUTES } from '../spec/routes.js';
import { type Caller, openStockedShop, type StockedShop } from './stocked-shop.js';

const UNKNOWN_ID = '01900000-0000-7000-8000-000000000000';
const EVERYBODY: readonly Caller[] = ['guest', 'user', 'admin'];

/** The answer to who may not call, or undefined where the call is let in. */
const REFUSED: Readonly<Record<Allowed, Partial<Record<Caller, 401 | 403>>>> = {
  public: {},
  cookie: { guest: 401, user: 401, admin: 401 },
  'signed-in': { guest: 401 },
  user: { guest: 401, admin: 403 },
  admin: { guest: 401, user: 403 },
};

let stocked: StockedShop;
beforeAll(async () => {
  stocked = await openStockedShop();
});
afterAll(() => stocked?.close());

const cells = Object.entries(ROUTES).flatMap(([route, allowed]) =>
  EVERYBODY.map((who) => ({ route, who, answer: REFUSED[allowed][who] ?? 'let in' })),
);

it.each(cells)('$route as $who: $answer', async ({ route, who, answer }) => {
  const response = await (route === 'POST auth/logout'
    ? logOut(who)
    : stocked.call(who, route.replace('{id}', UNKNOWN_ID)));
  if (answer === 'let in') expect([401, 403]).not.toContain(response.status);
  else expect(response).toMatchObject({ status: answer, success: false });
  expect(response.status).toBeLessThan(500);
  // What answers an address that is no route.
  expect([response.status, response.message]).not.toEqual([404, 'Not found']);
});

/** A logout ends the session, which other rows lean on: it has somebody of its own. */
async function logOut(who: Caller): Promise<ApiAnswer> {
  const { shop } = stocked;
  if (who === 'guest') return shop.api.post('auth/logout');
  return (await (who === 'user' ? newUser : newAdmin)(shop)).api.post('auth/logout');
}
