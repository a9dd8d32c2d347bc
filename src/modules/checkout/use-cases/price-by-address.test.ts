import { deliveryMethod, deliveryZone } from '../../delivery/testing/delivery-fixtures.js';
import { taxRate } from '../../tax/testing/tax-rate-fixtures.js';
import { BELL, type CheckoutFixture, checkoutFixture } from '../testing/checkout-fixture.js';

const ADA = 'user-ada';
const DETAILS = {
  fullName: 'Ada',
  email: 'ada@example.com',
  phone: '0123456789',
  address: '1 Main Street',
  city: 'London',
  state: 'LDN',
  zip: '1234',
};
let fixture: CheckoutFixture;

const rows = () => [...fixture.checkouts.rows.values()];
const FAST = deliveryMethod('Express', { price: { kind: 'flat', cents: 1_500 } });
const [SLOW, AIR] = [600, 9_900].map((cents) =>
  deliveryMethod(`For ${cents}`, { price: { kind: 'flat', cents } }),
);
const CALIFORNIA = { ...DETAILS, state: 'CA' };
const ALASKA = { ...DETAILS, state: 'AK' };
const payFor = (amountCents: number, customerDetails: typeof DETAILS | null, methodId?: string) =>
  fixture.start.execute({
    userId: ADA,
    amountCents,
    customerDetails,
    ...(methodId !== undefined && { methodId }),
  });

beforeEach(() => {
  fixture = checkoutFixture();
  fixture.sell(BELL, 5_000, 3);
  fixture.carts.fill(ADA, [{ productId: BELL, quantity: 1 }]);
  fixture.delivery.zones = [
    deliveryZone('Home', { methods: [SLOW!, FAST] }),
    deliveryZone('Alaska', { regions: [{ country: 'US', states: ['AK'] }], methods: [AIR!] }),
  ];
});

it('asks for the address, and names the field', async () => {
  await expect(payFor(5_600, null)).rejects.toMatchObject({
    kind: 'invalid',
    errors: [{ field: 'customerDetails', message: 'The total depends on the delivery address' }],
  });
  await expect(payFor(5_600, { ...DETAILS, state: 'Alasca' })).rejects.toMatchObject({
    kind: 'invalid',
    errors: [{ field: 'state' }],
  });
  expect(rows()).toEqual([]);
});

it.each([
  ['method', CALIFORNIA, FAST.id, 6_500],
  ['address', ALASKA, undefined, 14_900],
])('never charges the old amount after another %s', async (_case, details, methodId, amount) => {
  await payFor(5_600, CALIFORNIA);
  await expect(payFor(5_600, details, methodId)).rejects.toMatchObject({ code: 'cart_changed' });
  await payFor(amount, details, methodId);
  expect(fixture.payments.intents.get('pi_1')!.status).toBe('canceled');
  expect(fixture.payments.last).toMatchObject({ amountCents: amount, status: 'open' });
  expect(rows().map((row) => row.status)).toEqual(['released', 'open']);
  fixture.payments.become('pi_2', 'succeeded');
  await fixture.create.execute(ADA, 'pi_2', undefined);
  expect(fixture.orders.placed).toMatchObject([
    { totalCents: amount, shippingCents: amount - 5_000, customerDetails: details },
  ]);
});

it('keeps the destination it was priced for, whatever details come later', async () => {
  await payFor(5_600, CALIFORNIA);
  fixture.payments.become('pi_1', 'succeeded');
  await fixture.create.execute(ADA, 'pi_1', ALASKA);
  expect(fixture.orders.placed).toMatchObject([{ customerDetails: CALIFORNIA }]);
});

it.each([
  ['its ZIP code', '90210', '90210'],
  ['none where none was sent', '', null],
])('keeps the place it was priced for with %s', async (_case, sent, zip) => {
  await payFor(5_600, { ...CALIFORNIA, zip: sent });
  const destination = { country: 'US', state: 'CA', zip };
  expect(rows().map(({ pricing }) => pricing.destination)).toEqual([destination]);
});

it('refuses a method that is not offered there, and a place that is not served', async () => {
  await expect(payFor(14_900, ALASKA, FAST.id)).rejects.toMatchObject({
    errors: [
      {
        field: 'methodId',
        message: 'This delivery method is not available for your order',
      },
    ],
  });
  fixture.delivery.zones = [];
  await expect(payFor(5_000, DETAILS)).rejects.toMatchObject({ code: 'not_delivered' });
  expect(rows()).toEqual([]);
});

it('opens no payment while the tax is not known', async () => {
  fixture.taxes.rates = [taxRate()];
  fixture.taxes.isUnavailable = true;
  await expect(payFor(5_600, CALIFORNIA)).rejects.toMatchObject({ kind: 'unavailable' });
  expect([fixture.payments.calls, rows()]).toEqual([[], []]);
});

describe('with several countries', () => {
  const GERMAN = { ...DETAILS, state: '', zip: '10115' };
  const payInto = (amountCents: number, country?: string) =>
    fixture.start.execute({
      userId: ADA,
      amountCents,
      customerDetails: GERMAN,
      ...(country !== undefined && { country }),
    });
  beforeEach(() => {
    fixture.delivery.zones = [
      deliveryZone('Home', { methods: [SLOW!] }),
      deliveryZone('Europe', { regions: ['AT', 'DE'].map(country), methods: [FAST] }),
    ];
  });
  const country = (code: string) => ({ country: code, states: [] });

  it('never charges the old amount after another country', async () => {
    await payInto(5_600);
    await expect(payInto(5_600, 'DE')).rejects.toMatchObject({ code: 'cart_changed' });
    await payInto(6_500, 'DE');
    expect(fixture.payments.intents.get('pi_1')!.status).toBe('canceled');
    fixture.payments.become('pi_2', 'succeeded');
    await fixture.create.execute(ADA, 'pi_2', { ...DETAILS, country: 'US' });
    expect(fixture.orders.placed).toMatchObject([
      { totalCents: 6_500, shippingCents: 1_500, country: 'DE', customerDetails: GERMAN },
    ]);
  });

  it('ends the payment for another country at the same price', async () => {
    await payInto(6_500, 'AT');
    await payInto(6_500, 'DE');
    expect(rows().map(({ pricing }) => pricing.destination?.country)).toEqual(['AT', 'DE']);
    expect(fixture.payments.intents.get('pi_1')!.status).toBe('canceled');
  });

  it('names the country that is not served, or missing', async () => {
    const notServed = { field: 'country', message: 'We do not deliver to this country' };
    await expect(payInto(5_600, 'FR')).rejects.toMatchObject({ errors: [notServed] });
    fixture.delivery.shopCountry = 'FR';
    fixture.delivery.zones = fixture.delivery.zones.slice(1);
    const missing = { field: 'country', message: 'Choose the country of the delivery address' };
    await expect(payInto(5_600)).rejects.toMatchObject({ errors: [missing] });
    expect(rows()).toEqual([]);
  });

  it('reads the form by the rules of its country, with a state where the price needs one', async () => {
    const sent = { ...GERMAN, phone: '+49301234567', country: ' de ' };
    expect(await fixture.addresses.read(sent)).toEqual({
      customerDetails: { ...GERMAN, phone: '+49301234567' },
      country: 'DE',
    });
    await expect(fixture.addresses.read({ ...sent, phone: '1' })).rejects.toMatchObject({
      errors: [{ field: 'phone', message: 'Enter the phone number with + and its country code' }],
    });
    await expect(fixture.addresses.read({ ...sent, country: 7 })).rejects.toMatchObject({
      errors: [{ field: 'country' }],
    });
    fixture.taxes.rates = [taxRate({ country: 'DE', state: 'BE' })];
    await expect(fixture.addresses.read(sent)).rejects.toMatchObject({
      errors: [{ field: 'state', message: 'State/Province is required' }],
    });
  });
});

it('reads the form by the general rules where no country is known', async () => {
  fixture.delivery.zones = [];
  expect(await fixture.addresses.read(DETAILS)).toEqual({ customerDetails: DETAILS });
});

it('keeps the only country, whatever is sent after the payment began', async () => {
  fixture.delivery.zones = [deliveryZone('Home', { methods: [SLOW!] })];
  await payFor(5_600, null);
  fixture.payments.become('pi_1', 'succeeded');
  await fixture.create.execute(ADA, 'pi_1', { ...DETAILS, country: 'DE' });
  expect(fixture.orders.placed).toMatchObject([{ country: 'US' }]);
  expect(fixture.orders.placed[0]!.customerDetails).not.toMatchObject({ zip: DETAILS.zip });
});

it('invoices the order with the tax rates that it was priced with', async () => {
  fixture.taxes.rates = [taxRate()];
  await payFor(6_160, CALIFORNIA);
  fixture.taxes.rates = [];
  fixture.payments.become('pi_1', 'succeeded');
  await fixture.create.execute(ADA, 'pi_1', undefined);
  const [invoice, ...others] = fixture.documents.all;
  expect(others).toEqual([]);
  expect(invoice).toMatchObject({ kind: 'invoice', totalCents: 6_160 });
  expect(invoice?.content).toMatchObject({
    lines: [{ priceCents: 5_000, taxCents: 500, taxRate: 100_000 }],
    delivery: { amountCents: 600, taxCents: 60, taxRate: 100_000 },
    buyer: { fullName: 'Ada', state: 'CA' },
  });
});
