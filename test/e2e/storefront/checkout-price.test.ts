import { MINUTE_MS } from '../../../src/kernel/time.js';
import { sidewaysAt, violations } from '../../support/accessible.js';
import {
  atCheckout,
  CARD,
  fillCard,
  fillDetails,
  paid,
  payButton,
  payWith,
  plentifulProduct,
} from '../../support/checkout-screen.js';
import { answer } from '../../support/calls.js';
import { money, type Product, toCents } from '../../support/product-fixtures.js';
import { button, expectFieldError, field, region, textOf } from '../../support/screen.js';
import { openStorefront } from '../../support/storefront.js';
import { waitUntil } from '../../support/wait-until.js';

const front = openStorefront();

interface Added {
  readonly _id: string;
}

let product: Product;
beforeAll(async () => {
  product = await plentifulProduct(front);
});

test('a discount code is refused in words, applied, kept over a reload, removed and paid with', async () => {
  const admin = await front.admin();
  const terms = { kind: 'percent', percent: 10, appliesTo: 'all' };
  const { page, shopper } = await atCheckout(front, product);
  const code = field(page, 'Discount code');
  const summary = () => textOf(region(page, 'Order summary'));
  await waitUntil(summary).toContain('Total');
  expect(await code.count()).toBe(0);

  const { data: added } = await admin.api.post<Added>('discounts', {
    ...terms,
    code: 'TEN',
  });
  await page.reload();
  front.browserErrors.expectStatus(400);
  await code.fill('nope');
  await button(page, 'Apply').click();
  await expectFieldError(page, 'Discount code', 'This discount code is not valid.');
  await code.fill('ten');
  await code.press('Enter');
  const cents = toCents(product.finalPrice);
  const discount = Math.floor((cents * 10 + 50) / 100);
  const line = `Discount (TEN) −${money(discount / 100)}`;
  await waitUntil(summary).toContain(line);
  await waitUntil(summary).toContain(`Total Total ${money((cents - discount) / 100)}`);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysAt(page)).toEqual([]);
  }

  await page.reload();
  await waitUntil(summary).toContain(line);
  await button(page, 'Remove').click();
  await waitUntil(summary).toContain(`Total Total ${money(cents / 100)}`);
  expect(await summary()).not.toContain('TEN');
  await code.fill('TEN');
  await button(page, 'Apply').click();
  await waitUntil(summary).toContain(line);
  await field(page, 'Card number').waitFor();
  await payWith(page, CARD.good);
  await paid(page);
  const orders = await shopper.api.get<object[]>('orders/user');
  expect(orders.data[0]).toMatchObject({ discountCode: 'TEN', discount: discount / 100 });
  await admin.api.put(`discounts/${added._id}`, { ...terms, isActive: false, version: 1 });
});

test('a paused code says from when it can be used again, and the order goes on without it', async () => {
  const admin = await front.admin();
  const terms = { kind: 'percent', percent: 10, appliesTo: 'all' };
  const { data: added } = await admin.api.post<Added>('discounts', { ...terms, code: 'LATER' });
  const { page } = await atCheckout(front, product);
  const until = new Date(Date.now() + 20 * MINUTE_MS).toISOString();
  const said =
    'This discount code was reserved for you for 30 minutes. You can use it again from 09:05 EST.';
  const errors = [{ field: 'code', message: said }];
  const paused = { success: false, message: '', code: 'discount_paused', data: { until }, errors };
  await page.route(/api\/checkout\/quote$/, async (route) => {
    const { code }: { code?: string } = route.request().postDataJSON();
    return code ? route.fulfill({ status: 409, json: paused }) : route.fallback();
  });
  front.browserErrors.expectStatus(409);
  await field(page, 'Discount code').fill('later');
  await button(page, 'Apply').click();
  await expectFieldError(page, 'Discount code', said);
  await waitUntil(() => textOf(region(page, 'Order summary'))).toContain(
    `Total Total ${money(product.finalPrice)}`,
  );
  await payWith(page, CARD.good);
  await paid(page);
  await admin.api.put(`discounts/${added._id}`, { ...terms, isActive: false, version: 1 });
});

test('an order abroad has the fields, delivery and tax of its country', async () => {
  const admin = await front.admin();
  const { page, shopper } = await atCheckout(front, product);
  expect(await field(page, 'Country').count()).toBe(0);
  const regions = [{ country: 'DE', states: [] }];
  const { data: zone } = await admin.api.post<Added>('delivery/zones', { name: 'Europe', regions });
  const method = { name: 'Parcel', price: { kind: 'flat', amount: 25 }, isActive: true };
  const { data: parcel } = await admin.api.post<Added>('delivery/methods', {
    ...method,
    zone: zone._id,
  });
  const rate = { name: 'VAT', country: 'DE', taxClass: 'standard', percent: '19' };
  const { data: vat } = await admin.api.post<Added>('taxes/rates', rate);

  await shopper.api.put('users', { phone: '+49 30 1234567' });
  await page.reload();
  await field(page, 'Phone Number').fill('49 301234567');
  await field(page, 'Country').selectOption('Germany');
  await field(page, 'State/Province (optional)').selectOption('Bayern');
  await waitUntil(() => field(page, 'Phone Number').inputValue()).toBe('+49301234567');
  const summary = () => textOf(region(page, 'Order summary'));
  const cents = toCents(product.finalPrice) + 2_500;
  const total = money((cents + Math.round(cents * 0.19)) / 100);
  await waitUntil(summary).toContain(`Total Total ${total}`);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysAt(page)).toEqual([]);
  }
  await field(page, 'Postal code').fill('10115');
  await payWith(page, CARD.good);
  await paid(page);
  const orders = await shopper.api.get<object[]>('orders/user');
  const customerDetails = { country: 'DE', state: 'Bayern', zip: '10115' };
  expect(orders.data[0]).toMatchObject({ shippingCharge: 25, customerDetails });

  await admin.api.delete(`taxes/rates/${vat._id}`);
  await admin.api.delete(`delivery/methods/${parcel._id}`);
  await admin.api.delete(`delivery/zones/${zone._id}`);
});

test('the state alone makes the price, where it depends on the state', async () => {
  const admin = await front.admin();
  const rate = {
    name: 'Sales tax',
    country: 'US',
    state: 'ME',
    taxClass: 'standard',
    percent: '10',
  };
  const { data: tax } = await admin.api.post<Added>('taxes/rates', rate);
  const { page } = await atCheckout(front, product);
  await field(page, 'ZIP Code').fill('');
  const cents = toCents(product.finalPrice);
  const total = money((cents + Math.round(cents * 0.1)) / 100);
  await waitUntil(() => textOf(region(page, 'Order summary'))).toContain(`Total Total ${total}`);
  await field(page, 'ZIP Code').fill('04101');
  await payWith(page, CARD.good);
  await paid(page);
  await admin.api.delete(`taxes/rates/${tax._id}`);
});

test('a country that is no longer served goes from the form, and the order can be paid', async () => {
  const admin = await front.admin();
  front.browserErrors.expectStatus(400);
  const regions = [{ country: 'DE', states: [] }];
  const { data: zone } = await admin.api.post<Added>('delivery/zones', { name: 'Europe', regions });
  const method = { name: 'Parcel', price: { kind: 'flat', amount: 25 }, isActive: true };
  const { data: parcel } = await admin.api.post<Added>('delivery/methods', {
    ...method,
    zone: zone._id,
  });
  const { page } = await atCheckout(front, product);
  await field(page, 'Country').selectOption('Germany');
  await field(page, 'Phone Number').fill('+49301234567');
  await field(page, 'Postal code').fill('10115');
  await fillCard(page, CARD.good);
  await waitUntil(() => textOf(region(page, 'Order summary'))).toContain('$25.00');
  await admin.api.delete(`delivery/methods/${parcel._id}`);
  await admin.api.delete(`delivery/zones/${zone._id}`);
  // The price may be asked for again before: then the country is gone already.
  await payButton(page).click();
  await waitUntil(() => field(page, 'Country').count()).toBe(0);
  await fillDetails(page);
  await payButton(page).click();
  await paid(page);
});

test('a price that could not be had is asked for again, and what is typed stays', async () => {
  const QUOTE = /api\/checkout\/quote$/;
  const { page } = await atCheckout(front, product);
  await answer(page, QUOTE, { status: 500 });
  front.browserErrors.expectStatus(500);
  await page.reload();
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'The total is not available right now.' });
  await field(page, 'Street Address').fill('7 Quay Street');
  await alert.waitFor();
  await button(alert, 'Try again').click();
  await alert.waitFor();
  expect(await field(page, 'Street Address').inputValue()).toBe('7 Quay Street');
  await page.unroute(QUOTE);
  await button(alert, 'Try again').click();
  await alert.waitFor({ state: 'detached' });
  await field(page, 'Card number').waitFor();
  expect(await field(page, 'Street Address').inputValue()).toBe('7 Quay Street');
  await payWith(page, CARD.good);
  await paid(page);
});
