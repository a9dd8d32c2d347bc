import { discountCode } from '../../discounts/testing/discount-fixtures.js';
import { deliveryMethod, deliveryZone } from '../../delivery/testing/delivery-fixtures.js';
import { taxRate } from '../../tax/testing/tax-rate-fixtures.js';
import { BELL, type CheckoutFixture, checkoutFixture, MAT } from '../testing/checkout-fixture.js';

const ADA = 'user-ada';
let fixture: CheckoutFixture;

beforeEach(() => {
  fixture = checkoutFixture();
  fixture.sell(BELL, 5_000, 9);
  fixture.carts.fill(ADA, [{ productId: BELL, quantity: 2 }]);
});

const quote = (code: string | null = null) =>
  fixture.quote.execute({ userId: ADA, methodId: null, address: null, code });

it.each([
  ['a table', false],
  ['a service', true],
])('leaves out products that are not sold, with taxes of %s', async (_case, isService) => {
  fixture.taxes.rates = [taxRate()];
  fixture.taxes.isService = isService;
  fixture.catalog.sell(MAT, { available: false });
  fixture.carts.fill(ADA, [
    { productId: MAT, quantity: 1 },
    { productId: BELL, quantity: 2 },
  ]);
  const { quote: priced } = await quote();
  expect(priced).toMatchObject({
    totalCents: 11_000,
    lines: [{ productId: BELL, taxCents: 1_000 }],
  });
});

it('of an empty cart costs nothing, and offers no delivery', async () => {
  fixture.carts.fill(ADA, []);
  expect(await quote()).toMatchObject({ quote: { totalCents: 0, lines: [] }, methods: [] });
});

it('says where the shop delivers to, and whether the price depends on it', async () => {
  expect(await quote()).toMatchObject({ countries: ['US'], isByAddress: false });
  fixture.delivery.zones = [
    ...fixture.delivery.zones,
    deliveryZone('Canada', {
      regions: [{ country: 'CA', states: [] }],
      methods: [deliveryMethod('Parcel')],
    }),
  ];
  expect((await quote()).countries.toSorted()).toEqual(['CA', 'US']);
  expect(await quote()).toMatchObject({ isByAddress: true, isAddressMissing: true });
});

it('contains no tax in a country without any, though prices contain tax elsewhere', async () => {
  fixture.taxes.isIncluded = true;
  fixture.taxes.rates = [taxRate({ country: 'CA' })];
  expect((await quote()).quote.pricing).toMatchObject({ taxCents: 0, isTaxIncluded: false });
});

it('counts all units of a product toward the minimum of a code', async () => {
  await fixture.codes.add(discountCode({ minimumCents: 10_000 }));
  expect((await quote('TEN')).quote.totalCents).toBe(9_000);
});
