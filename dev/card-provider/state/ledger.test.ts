import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { errorOf, TestProvider } from '../testing/test-provider.js';

const world = new TestProvider();
beforeAll(() => world.start());
afterAll(() => world.stop());

const logFile = () => join(world.stateDir, 'card-provider.jsonl');
async function restart(between: () => void = () => undefined): Promise<void> {
  await world.provider.close();
  between();
  await world.start();
}

test('everything is there after a restart: payments, refunds, keys', async () => {
  const paid = await world.stripe.paymentIntents.create(
    { amount: 900, currency: 'usd', confirm: true, payment_method: 'pm_card_visa' },
    { idempotencyKey: 'kept' },
  );
  await world.stripe.refunds.create({ payment_intent: paid.id, amount: 100 });
  const before = world.provider.state();
  await restart();
  expect(world.provider.state()).toEqual(before);
  const again = await world.stripe.paymentIntents.create(
    { amount: 900, currency: 'usd', confirm: true, payment_method: 'pm_card_visa' },
    { idempotencyKey: 'kept' },
  );
  expect(again.id).toBe(paid.id);
});

test('a line torn by a kill is forgotten as a whole, and later lines are good', async () => {
  const kept = await world.pay();
  const size = readFileSync(logFile()).length;
  const torn = await world.pay();
  await restart(() => truncateSync(logFile(), size + 40));
  expect((await errorOf(world.stripe.paymentIntents.retrieve(torn.id))).statusCode).toBe(404);
  const next = await world.pay();
  await restart();
  for (const { id } of [kept, next]) {
    expect((await world.stripe.paymentIntents.retrieve(id)).status).toBe('succeeded');
  }
});

test('what was processing while nobody ran is decided at the start', async () => {
  const intent = await world.pay('pm_card_processing');
  await restart();
  let { status } = await world.stripe.paymentIntents.retrieve(intent.id);
  while (status === 'processing') {
    status = (await world.stripe.paymentIntents.retrieve(intent.id)).status;
  }
  expect(status).toBe('succeeded');
});

test('a long log is rewritten to what is still true', async () => {
  const before = world.provider.state();
  const line = `${JSON.stringify({ put: [before.payment_intents[0]] })}\n`;
  await restart(() => appendFileSync(logFile(), line.repeat(2_000)));
  expect(readFileSync(logFile(), 'utf8').split('\n').length).toBeLessThan(200);
  expect(world.provider.state()).toEqual(before);
  const added = await world.pay();
  await restart();
  expect((await world.stripe.paymentIntents.retrieve(added.id)).status).toBe('succeeded');
});

test('a folder that is not there is made', async () => {
  const folder = mkdtempSync(join(world.stateDir, 'sub-'));
  rmSync(folder, { recursive: true });
  const other = new TestProvider();
  Object.assign(other, { stateDir: join(folder, 'deep') });
  await other.start();
  expect((await other.pay()).status).toBe('succeeded');
  await other.stop();
});
