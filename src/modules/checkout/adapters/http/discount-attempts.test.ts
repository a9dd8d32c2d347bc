import type { FastifyRequest } from 'fastify';
import { loadEnv } from '../../../../config/env.js';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import { SettableClock } from '../../../../kernel/testing/fakes.js';
import { MemoryRateStore } from '../../../../platform/http/throttle-store.js';
import { UnknownDiscountCode } from '../../../discounts/index.js';
import { DiscountAttempts } from './discount-attempts.js';

const stores: MemoryRateStore[] = [];
afterAll(() => stores.forEach((store) => store.onApplicationShutdown()));

function fixture(settings = {}) {
  const clock = new SettableClock();
  const store = new MemoryRateStore(clock, loadEnv(settings));
  stores.push(store);
  const attempts = new DiscountAttempts(store);
  const enter = (check: () => Promise<string>, user = 'ada', code: string | undefined = 'X') =>
    attempts.count({ caller: callerOf(user), request: REQUEST, code }, check);
  return { clock, enter };
}

const REQUEST = { ip: '10.0.0.1' } as FastifyRequest;
const callerOf = (id: string) => ({
  id,
  role: 'user' as const,
  staffRole: null,
  sessionId: 's',
  hasStaleToken: false,
});

const right = async () => 'priced';
const wrong = async () => {
  throw new UnknownDiscountCode();
};
const ended = async () => {
  throw InvalidInput.field('code', 'This discount code has ended.');
};
const tooMany = {
  kind: 'too_many',
  retryAfter: 90,
  errors: [{ field: 'code', message: expect.stringContaining('codes that are not valid') }],
};

it('refuses the 11th wrong code of an account in 15 minutes, and what it enters then', async () => {
  const { enter, clock } = fixture();
  for (let i = 0; i < 10; i++) await expect(enter(wrong)).rejects.toThrow(UnknownDiscountCode);
  for (const check of [wrong, right]) await expect(enter(check)).rejects.toMatchObject(tooMany);
  expect(await enter(right, 'bob')).toBe('priced');
  expect(await enter(right, 'ada', '')).toBe('priced');
  clock.advance(90_000);
  expect(await enter(right)).toBe('priced');
});

it('refuses the 51st wrong code from an address, whoever enters it', async () => {
  const { enter } = fixture();
  for (let i = 0; i < 50; i++) {
    await expect(enter(wrong, `user ${i}`)).rejects.toThrow(UnknownDiscountCode);
  }
  await expect(enter(right)).rejects.toMatchObject({ ...tooMany, retryAfter: 18 });
});

it('counts no code that exists, however many are entered at once', async () => {
  const { enter } = fixture();
  for (let i = 0; i < 60; i++) await expect(enter(ended)).rejects.toThrow('has ended');
  await Promise.all(Array.from({ length: 200 }, (_, i) => enter(right, `user ${i}`)));
  await expect(enter(wrong)).rejects.toThrow(UnknownDiscountCode);
});

it('lets no burst of an account pass', async () => {
  const { enter } = fixture();
  const answers = await Promise.allSettled(Array.from({ length: 30 }, () => enter(wrong)));
  const unknown = answers.filter(
    (answer) => answer.status === 'rejected' && answer.reason instanceof UnknownDiscountCode,
  );
  expect(unknown).toHaveLength(10);
});

it('counts nothing where limits are off', async () => {
  const { enter } = fixture({ RATE_LIMITS: 'off' });
  for (let i = 0; i < 60; i++) await expect(enter(wrong)).rejects.toThrow(UnknownDiscountCode);
});
