import { REFUSALS } from '../spec/refusals.js';
import { openStockedShop, type StockedShop } from './stocked-shop.js';

let stocked: StockedShop;
beforeAll(async () => {
  stocked = await openStockedShop();
});
afterAll(() => stocked?.close());

it.each(REFUSALS)('$call as $as, $why: $status', async ({ as, call, send, ...expected }) => {
  const { known } = stocked;
  const filled = call.replaceAll(/\{(\w+)\}/g, (_all, name: string) => known[name] ?? '');
  const { status, message = expect.any(String) } = expected;
  expect(await stocked.call(as, filled, send?.(known))).toMatchObject({
    status,
    success: false,
    message,
    code: expect.any(String),
    requestId: expect.any(String),
  });
});
