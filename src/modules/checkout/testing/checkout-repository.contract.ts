import { MINUTE_MS } from '../../../kernel/time.js';
import type { Checkout } from '../domain/checkout.js';
import type { CheckoutRepository } from '../ports/checkout-repository.js';

const at = (minutes: number) => new Date(Date.UTC(2030, 0, 1, 0, minutes));
const id = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const DETAILS = {
  fullName: 'Ada',
  email: 'ada@example.com',
  phone: '0123456789',
  address: '1 Main Street',
  city: 'London',
  state: 'LDN',
  zip: '1234',
};

/** The contract of every checkout repository. `make` returns an empty one in which two users exist. */
export function checkoutRepositoryContract(
  make: () => Promise<{
    checkouts: CheckoutRepository;
    users: readonly [string, string];
    inTransaction: <Result>(work: () => Promise<Result>) => Promise<Result>;
    /** Moves the time that all processes share. */
    advance: (ms: number) => Promise<unknown>;
  }>,
): void {
  const opened = async () => {
    const { checkouts, users, inTransaction, advance } = await make();
    const checkout: Checkout = {
      id: id(1),
      userId: users[0],
      status: 'open',
      version: 1,
      lines: [
        {
          productId: id(9),
          name: 'Bell',
          priceCents: 100,
          quantity: 2,
          image: null,
          discountCents: 20,
          taxCents: 18,
        },
      ],
      pricing: {
        discountCents: 20,
        code: 'TEN',
        delivery: {
          methodId: id(8),
          name: 'Standard',
          daysFrom: 2,
          daysTo: 5,
          chargeCents: 30,
          taxCents: 3,
        },
        taxCents: 21,
        isTaxIncluded: false,
        destination: { country: 'US', state: 'CA', zip: '90210' },
      },
      totalCents: 231,
      customerDetails: null,
      intentId: null,
      origin: 'a hash',
      network: 'another hash',
      heldUntil: at(15),
      createdAt: at(0),
    };
    await inTransaction(() => checkouts.add(checkout));
    const read = () => inTransaction(() => checkouts.lock(checkout.id));
    return { checkouts, checkout, users, inTransaction, advance, read };
  };

  it('gives back what was put in, to its user alone', async () => {
    const { checkouts, checkout, users, inTransaction, read } = await opened();
    expect(await read()).toEqual(checkout);
    expect(await inTransaction(() => checkouts.lockOpen(users[0]))).toEqual(checkout);
    expect(await inTransaction(() => checkouts.lockOpen(users[1]))).toBeUndefined();
    expect(await inTransaction(() => checkouts.lock(id(2)))).toBeUndefined();
    expect(await inTransaction(() => checkouts.lock('nonsense'))).toBeUndefined();
  });

  it('holds longer, and keeps the details where there are no newer ones', async () => {
    const { checkouts, checkout, inTransaction, read } = await opened();
    await inTransaction(() => checkouts.renew(checkout.id, at(20), DETAILS));
    await inTransaction(() => checkouts.renew(checkout.id, at(30), null));
    expect(await read()).toMatchObject({ heldUntil: at(30), customerDetails: DETAILS });
  });

  it.each([
    ['open', at(31), DETAILS],
    ['completed', at(31), DETAILS],
    ['released', at(30), DETAILS],
    ['released', at(31), null],
    ['refunded', at(31), null],
  ] as const)(
    'of one that is %s, before %s, leaves the details %j',
    async (status, before, left) => {
      const { checkouts, checkout, inTransaction, read } = await opened();
      await inTransaction(() => checkouts.renew(checkout.id, at(30), DETAILS));
      if (status !== 'open') await inTransaction(() => checkouts.close(checkout.id, status, null));
      const count = await inTransaction(() => checkouts.purgeDetails(before, 10));
      expect([count, (await read())?.customerDetails]).toEqual([left ? 0 : 1, left]);
    },
  );

  it('notes one intent a version', async () => {
    const { checkouts, checkout, inTransaction, read } = await opened();
    const note = (seen: Checkout, intent: string) =>
      inTransaction(() => checkouts.setIntent(seen, intent));
    expect(await note(checkout, 'pi_1')).toBe(true);
    expect(await note(checkout, 'pi_1')).toBe(true);
    expect(await note(checkout, 'pi_2')).toBe(false);
    await inTransaction(() => checkouts.dropIntent(checkout));
    await inTransaction(() => checkouts.dropIntent(checkout));
    expect(await read()).toMatchObject({ version: 2, intentId: null });
    expect(await note(checkout, 'pi_1')).toBe(false);
    expect(await note({ ...checkout, version: 2 }, 'pi_2')).toBe(true);
  });

  it('closes with the intent that decided, and is open no more', async () => {
    const { checkouts, checkout, users, inTransaction, read } = await opened();
    await inTransaction(() => checkouts.setIntent(checkout, 'pi_1'));
    await inTransaction(() => checkouts.close(checkout.id, 'completed', null));
    expect(await read()).toMatchObject({ status: 'completed', intentId: 'pi_1' });
    expect(await inTransaction(() => checkouts.lockOpen(users[0]))).toBeUndefined();
    expect(await inTransaction(() => checkouts.setIntent(checkout, 'pi_1'))).toBe(false);
    expect(await checkouts.settledIntents(['pi_1', 'pi_2'])).toEqual(new Set(['pi_1']));
  });

  it('counts no released checkout as settled', async () => {
    const { checkouts, checkout, inTransaction } = await opened();
    await inTransaction(() => checkouts.close(checkout.id, 'released', 'pi_1'));
    expect(await checkouts.settledIntents(['pi_1'])).toEqual(new Set());
  });

  it('names the open ones past their time, one after the other', async () => {
    const { checkouts, checkout, users, inTransaction, advance } = await opened();
    const now = await inTransaction(() => checkouts.lockUser(users[0]));
    const heldUntil = new Date(now.getTime() + MINUTE_MS);
    await inTransaction(() => checkouts.renew(checkout.id, heldUntil, null));
    const [first, second] = [
      { ...checkout, heldUntil },
      { ...checkout, id: id(2), userId: users[1], heldUntil },
    ];
    await inTransaction(() => checkouts.add(second));
    expect(await checkouts.nextExpired(null)).toBeUndefined();
    await advance(MINUTE_MS);
    expect(await checkouts.nextExpired(null)).toEqual(first);
    expect(await checkouts.nextExpired(first.id)).toEqual(second);
    expect(await checkouts.nextExpired(second.id)).toBeUndefined();
    await inTransaction(() => checkouts.close(checkout.id, 'released', null));
    expect(await checkouts.nextExpired(null)).toEqual(second);
  });
}
