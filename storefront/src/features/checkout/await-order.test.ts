import { awaitOrder } from './await-order';

const ORDER = { _id: 'order', number: 100_001 };

/** Refuses with each answer in turn, then has the order. */
function setUp(...refusals: { status: number; code?: string }[]) {
  const waits: number[] = [];
  let slow = 0;
  let over = false;
  const run = () =>
    awaitOrder({
      ask: async () => {
        const refusal = refusals.shift();
        if (refusal) throw refusal;
        return ORDER;
      },
      wait: async (ms) => void waits.push(ms),
      isOver: () => over,
      onSlow: () => slow++,
    });
  return { run, waits, leave: () => (over = true), slow: () => slow };
}

describe('waiting for the order', () => {
  it('has it at once as a rule', async () => {
    const { run, waits } = setUp();
    expect(await run()).toBe(ORDER);
    expect(waits).toEqual([]);
  });

  it('asks on, ever more slowly, while the server is unavailable, busy or the bank decides', async () => {
    const away = { status: 0 };
    const processing = { status: 409, code: 'payment_processing' };
    const { run, waits, slow } = setUp(
      away,
      { status: 503 },
      { status: 429 },
      processing,
      away,
      away,
    );
    expect(await run()).toBe(ORDER);
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
    expect(slow()).toBe(1);
  });

  it.each([
    [409, 'paid_too_late'],
    [402, 'not_paid'],
    [404, 'not_found'],
  ])('ends with the refusal that is final: %s %s', async (status, code) => {
    await expect(setUp({ status, code }).run()).rejects.toEqual({ status, code });
  });

  it('ends when nobody waits any more', async () => {
    const { run, leave, waits } = setUp({ status: 0 }, { status: 0 });
    leave();
    expect(await run()).toBeNull();
    expect(waits).toHaveLength(1);
  });
});
