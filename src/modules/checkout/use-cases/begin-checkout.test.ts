import { discountCode } from '../../discounts/testing/discount-fixtures.js';
import { taxRate } from '../../tax/testing/tax-rate-fixtures.js';
import { BELL, type CheckoutFixture, checkoutFixture, MAT } from '../testing/checkout-fixture.js';

const ADA = 'user-ada';
let fixture: CheckoutFixture;

beforeEach(() => {
  fixture = checkoutFixture();
  fixture.sell(BELL, 5_000, 9);
  fixture.sell(MAT, 1_000, 9);
  fixture.carts.fill(ADA, [{ productId: BELL, quantity: 1 }]);
});

const pay = (amountCents: number, code?: string) =>
  fixture.start.execute({
    userId: ADA,
    amountCents,
    customerDetails: null,
    ...(code !== undefined && { code }),
  });
const left = () => [fixture.stock.left(BELL), fixture.stock.left(MAT)];

/** After each of so many answers of a service for taxes, another product comes into the cart or leaves it. */
function changeCartAfterTaxes(times: number): void {
  fixture.taxes.rates = [taxRate()];
  fixture.taxes.isService = true;
  const ratesFor = fixture.taxes.ratesFor.bind(fixture.taxes);
  let changes = 0;
  fixture.taxes.ratesFor = async (...asked) => {
    const rates = await ratesFor(...asked);
    changes += 1;
    const ids = changes % 2 === 1 ? [BELL, MAT] : [BELL];
    if (changes <= times) {
      fixture.carts.fill(
        ADA,
        ids.map((productId) => ({ productId, quantity: 1 })),
      );
    }
    return rates;
  };
}

it('prices again where the cart changed after its taxes were known, twice at most', async () => {
  changeCartAfterTaxes(2);
  await pay(5_500);
  expect(fixture.payments.last.amountCents).toBe(5_500);
  expect(left()).toEqual([8, 9]);
});

it('asks for another try, and holds nothing, where the cart changes a third time', async () => {
  changeCartAfterTaxes(3);
  await expect(pay(5_500)).rejects.toMatchObject({ code: 'checkout_busy' });
  expect([left(), fixture.checkouts.rows.size, fixture.payments.calls]).toEqual([[9, 9], 0, []]);
});

it('never charges what a code gave before it was edited in the meantime', async () => {
  const code = discountCode();
  await fixture.codes.add(code);
  const lock = fixture.discountUses.lock.bind(fixture.discountUses);
  fixture.discountUses.lock = async (...asked) => {
    await fixture.codes.save({ ...code, value: { kind: 'percent', percent: 20 }, version: 2 });
    return lock(...asked);
  };
  await expect(pay(4_500, 'TEN')).rejects.toMatchObject({
    code: 'cart_changed',
    data: { amount: 40 },
  });
  expect([left(), fixture.checkouts.rows.size]).toEqual([[9, 9], 0]);
  await pay(4_000, 'TEN');
  expect([left(), fixture.payments.last.amountCents]).toEqual([[8, 9], 4_000]);
});
