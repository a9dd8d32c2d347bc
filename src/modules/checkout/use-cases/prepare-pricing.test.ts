import { SettableClock } from '../../../kernel/testing/fakes.js';
import { FakeCartRepository } from '../../cart/testing/fake-cart-repository.js';
import { FakeCatalog } from '../../catalog/testing/fake-catalog.js';
import { idOf } from '../../catalog/testing/fixtures.js';
import { discountCode } from '../../discounts/testing/discount-fixtures.js';
import { deliveryMethod, deliveryZone } from '../../delivery/testing/delivery-fixtures.js';
import type { DeliveryPrice } from '../../delivery/domain/delivery-method.js';
import { FakeDeliveryQueries } from '../../delivery/testing/fake-delivery-queries.js';
import { FakeTaxRates } from '../../tax/testing/fake-tax-rates.js';
import { taxRate } from '../../tax/testing/tax-rate-fixtures.js';
import { FakeDiscountRepository } from '../../discounts/testing/fake-discount-repository.js';
import { FakeDiscountUses } from '../../discounts/testing/fake-discount-uses.js';
import { CheckDiscount } from '../../discounts/use-cases/check-discount.js';
import { AddressFormats } from './address-formats.js';
import { unlimitedHolds } from '../testing/unlimited-holds.js';
import { PreparePricing, type PricingChoices } from './prepare-pricing.js';
import { PricingOutdated } from './prepared-pricing.js';

const ADA = 'ada';
const [BELL, MAT] = [idOf(1), idOf(2)] as const;
const FAST = deliveryMethod('Express', { price: { kind: 'flat', cents: 1_500 } });
const FREE_FROM = deliveryMethod('Standard', {
  price: { kind: 'free_from', cents: 600, freeFromCents: 5_001 },
});
const ALASKA = deliveryZone('Alaska', {
  regions: [{ country: 'US', states: ['AK'] }],
  methods: [deliveryMethod('Air', { price: { kind: 'flat', cents: 9_900 } })],
});
const HOME = deliveryZone('Home', { methods: [FREE_FROM, FAST] });
const ABROAD = deliveryZone('Canada', {
  regions: [{ country: 'CA', states: [] }],
  methods: [deliveryMethod('Parcel', { price: { kind: 'flat', cents: 2_500 } })],
});
/** Where no price depends on more than the country. */
const COUNTRY = { country: 'US', state: null, zip: null };
const NOTHING: PricingChoices = { userId: ADA, methodId: null, code: null, address: null };
const into = (state: string, country: string | null = null): PricingChoices => ({
  ...NOTHING,
  address: { country, state, zip: '12345' },
});

let delivery: FakeDeliveryQueries;
let taxes: FakeTaxRates;
let carts: FakeCartRepository;
let catalog: FakeCatalog;
let codes: FakeDiscountRepository;
beforeEach(() => {
  [delivery, taxes] = [new FakeDeliveryQueries(), new FakeTaxRates()];
  carts = new FakeCartRepository();
  [catalog, codes] = [new FakeCatalog(), new FakeDiscountRepository()];
  catalog.sell(BELL, { priceCents: 5_000 });
  carts.fill(ADA, [{ productId: BELL, quantity: 1 }]);
});

const clock = new SettableClock();
const preparePricing = () =>
  new PreparePricing(
    ...([new AddressFormats(delivery, taxes), delivery, taxes, carts, catalog] as const),
    new CheckDiscount(new FakeDiscountUses(codes, () => []), clock),
    ...([unlimitedHolds(clock), clock] as const),
  );

const price = async (choices: PricingChoices) => {
  const pricing = await preparePricing().execute(choices);
  const { quote, methods } = pricing.price(
    await carts.lines(ADA),
    await catalog.products([BELL, MAT]),
  );
  return {
    isAddressMissing: pricing.isAddressMissing,
    totalCents: quote.totalCents,
    method: quote.pricing.delivery?.name,
    destination: quote.pricing.destination,
    discountCents: quote.pricing.discountCents,
    taxCents: quote.pricing.taxCents,
    offers: methods.map(({ method, priceCents }) => [method.name, priceCents]),
  };
};

it('of a new shop delivers free, and asks for no address', async () => {
  expect(await price(NOTHING)).toEqual({
    isAddressMissing: false,
    totalCents: 5_000,
    method: 'Standard delivery',
    destination: COUNTRY,
    discountCents: 0,
    taxCents: 0,
    offers: [['Standard delivery', 0]],
  });
});

it('keeps the price whatever the address, where none depends on it', async () => {
  expect((await price(into('LDN'))).destination).toEqual(COUNTRY);
});

it('takes the first method, or the one that was chosen', async () => {
  delivery.zones = [HOME];
  expect(await price(NOTHING)).toMatchObject({ method: 'Standard', totalCents: 5_600 });
  const chosen = { ...NOTHING, methodId: FAST.id };
  expect(await price(chosen)).toMatchObject({ method: 'Express', totalCents: 6_500 });
  const gone = { ...NOTHING, methodId: 'gone' };
  expect(await price(gone)).toMatchObject({ method: 'Standard', totalCents: 5_600 });
});

it('does not know the delivery until the address is known, where states differ', async () => {
  delivery.zones = [HOME, ALASKA];
  expect(await price(NOTHING)).toMatchObject({
    isAddressMissing: true,
    totalCents: 5_000,
    method: undefined,
    offers: [],
  });
  expect(await price(into('AK'))).toMatchObject({
    isAddressMissing: false,
    totalCents: 14_900,
    destination: { country: 'US', state: 'AK', zip: '12345' },
  });
  expect(await price(into('OR'))).toMatchObject({ totalCents: 5_600, method: 'Standard' });
});

it('does not know the delivery until the country is known, where several are served', async () => {
  delivery.zones = [HOME, ABROAD];
  expect((await price(NOTHING)).isAddressMissing).toBe(true);
  expect(await price(into('ON', 'CA'))).toMatchObject({ totalCents: 7_500, method: 'Parcel' });
  expect(await price(into('CA'))).toMatchObject({ totalCents: 5_600, method: 'Standard' });
});

it('offers nothing where the shop does not deliver', async () => {
  delivery.zones = [HOME, ABROAD];
  await expect(price(into('BE', 'DE'))).rejects.toMatchObject({
    errors: [{ field: 'country', message: 'We do not deliver to this country' }],
  });
  delivery.zones = [];
  expect(await price(NOTHING)).toMatchObject({ offers: [], isAddressMissing: false });
});

it('weighs the cart for a method by weight, and leaves it out where a weight is missing', async () => {
  const byWeight: DeliveryPrice = { kind: 'by_weight', steps: [{ upToGrams: 3_000, cents: 700 }] };
  delivery.zones = [
    deliveryZone('Home', { methods: [deliveryMethod('Truck', { price: byWeight }), FAST] }),
  ];
  const offersWith = async (weightGrams: number | null, quantity: number) => {
    catalog.sell(BELL, { weightGrams });
    carts.fill(ADA, [{ productId: BELL, quantity }]);
    return (await price(NOTHING)).offers.map(([name]) => name);
  };
  expect(await offersWith(1_500, 2)).toEqual(['Truck', 'Express']);
  expect(await offersWith(1_501, 2)).toEqual(['Express']);
  expect(await offersWith(null, 1)).toEqual(['Express']);
});

it('adds the tax of the country, for which it needs no address', async () => {
  taxes.rates = [taxRate()];
  delivery.zones = [deliveryZone('Home', { methods: [FAST] })];
  const priced = { isAddressMissing: false, destination: COUNTRY };
  expect(await price(NOTHING)).toMatchObject({ ...priced, taxCents: 650, totalCents: 7_150 });
  taxes.isIncluded = true;
  expect(await price(NOTHING)).toMatchObject({ ...priced, taxCents: 591, totalCents: 6_500 });
  taxes.isService = true;
  expect(await price(NOTHING)).toMatchObject({ ...priced, taxCents: 591, totalCents: 6_500 });
  catalog.sell(BELL, { taxClass: 'exempt' });
  expect(await price(NOTHING)).toMatchObject({ ...priced, taxCents: 0, totalCents: 6_500 });
});

it('waits for the address where a state has a rate of its own', async () => {
  taxes.rates = [taxRate({ state: 'NY' })];
  expect(await price(NOTHING)).toMatchObject({ isAddressMissing: true, taxCents: 0 });
  expect(await price(into('New York'))).toMatchObject({ taxCents: 500, totalCents: 5_500 });
  expect(await price(into('OR'))).toMatchObject({ taxCents: 0, totalCents: 5_000 });
});

it('fails where taxes are not known, and asks a service again where the cart has changed', async () => {
  taxes.rates = [taxRate()];
  taxes.isService = true;
  const prepare = preparePricing();
  const pricing = await prepare.execute(NOTHING);
  catalog.sell(MAT, {});
  const cart = [{ productId: MAT, quantity: 1 }];
  const products = await catalog.products([MAT]);
  expect(() => pricing.price(cart, products)).toThrow(PricingOutdated);
  expect(() => pricing.price(cart, products)).toThrow(
    expect.objectContaining({ kind: 'unavailable' }),
  );
  taxes.isUnavailable = true;
  await expect(prepare.execute(NOTHING)).rejects.toMatchObject({ kind: 'unavailable' });
  taxes.isService = false;
  await expect(prepare.execute(NOTHING)).rejects.toMatchObject({ kind: 'unavailable' });
});

describe('with a discount code', () => {
  const withCode = (code: string): PricingChoices => ({ ...NOTHING, code });

  it('takes its share off the products that it is for', async () => {
    await codes.add(discountCode({ scope: { kind: 'categories', ids: ['bells'] } }));
    await expect(price(withCode('ten'))).rejects.toMatchObject({
      code: 'discount_other_products',
      errors: [{ field: 'code' }],
    });
    catalog.sell(BELL, { categoryId: 'bells' });
    expect(await price(withCode('ten'))).toMatchObject({ discountCents: 500, totalCents: 4_500 });
  });

  it('names the minimum where the lines cost less', async () => {
    await codes.add(discountCode({ minimumCents: 5_001 }));
    await expect(price(withCode('TEN'))).rejects.toThrow('for orders of $50.01 or more');
  });

  it('offers each method at what it costs then', async () => {
    delivery.zones = [
      deliveryZone('Home', {
        methods: [
          { ...FREE_FROM, price: { kind: 'free_from', cents: 600, freeFromCents: 5_000 } },
          FAST,
        ],
      }),
    ];
    await codes.add(discountCode());
    await codes.add(discountCode({ code: 'FREE', value: { kind: 'free_delivery' } }));
    expect((await price(NOTHING)).offers).toEqual([
      ['Standard', 0],
      ['Express', 1_500],
    ]);
    expect(await price(withCode('TEN'))).toMatchObject({
      discountCents: 500,
      totalCents: 5_100,
      offers: [
        ['Standard', 600],
        ['Express', 1_500],
      ],
    });
    expect(await price({ ...withCode('FREE'), methodId: FAST.id })).toMatchObject({
      discountCents: 0,
      totalCents: 5_000,
      offers: [
        ['Standard', 0],
        ['Express', 0],
      ],
    });
  });

  it('knows it while the address is missing, too', async () => {
    delivery.zones = [HOME, ALASKA];
    await codes.add(discountCode());
    expect(await price(withCode('TEN'))).toMatchObject({
      isAddressMissing: true,
      discountCents: 500,
      totalCents: 4_500,
    });
  });

  it('is refused where there is no such code', async () => {
    await expect(price(withCode('NONE'))).rejects.toMatchObject({ errors: [{ field: 'code' }] });
  });
});
