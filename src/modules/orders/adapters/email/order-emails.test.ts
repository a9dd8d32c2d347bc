import { currentSettings } from '../../../../../common/contract/current-settings.js';
import { NO_TRACKING } from '../../../../../common/contract/parcel.js';
import { loadEnv } from '../../../../config/env.js';
import { EmailComposer } from '../../../../platform/mailer/email-composer.js';
import { type Email, Mailer } from '../../../../platform/mailer/mailer.js';
import { ShopSettingsSource } from '../../../../platform/shop-settings/shop-settings-source.js';
import type { OrderRecord, OrderRefundRecord } from '../../ports/order-queries.js';
import { ordersFixture } from '../../testing/orders-fixture.js';
import { OrderEmails } from './order-emails.js';

class KeptEmails extends Mailer {
  readonly sent: Email[] = [];
  reach(): Promise<void> {
    return Promise.resolve();
  }

  send(email: Email): Promise<void> {
    this.sent.push(email);
    return Promise.resolve();
  }
}

class Settings extends ShopSettingsSource {
  current() {
    return Promise.resolve(currentSettings({}));
  }
}

const copy = (width: number) => ({ width, url: `/media/bell-${width}.webp` });

let order: OrderRecord;
let mailer: KeptEmails;
let emails: OrderEmails;
beforeEach(async () => {
  const { placeOne, queries } = ordersFixture();
  const placed = (await queries.find((await placeOne()).id))!;
  const lines = placed.lines.map((line) => ({
    ...line,
    image: '/media/bell.webp',
    srcset: [copy(1_280), copy(320), copy(160)],
  }));
  order = { ...placed, lines, shippingMethod: 'Express & insured' };
  mailer = new KeptEmails();
  const env = loadEnv({ SHOP_URL: 'https://shop.test' });
  emails = new OrderEmails(new EmailComposer(mailer, env, new Settings()));
});

const refund = (): OrderRefundRecord => ({
  id: 'r1',
  at: new Date(0),
  by: null,
  reason: 'goodwill',
  error: null,
  status: 'refunded',
  amountCents: 500,
  part: {
    lines: [{ lineId: order.lines[0]!.id, quantity: 1, amountCents: 500 }],
    deliveryCents: 0,
    isRestocked: false,
    isForeign: false,
    withheld: null,
  },
});
const parcel = () => ({
  ...NO_TRACKING,
  id: 'p1',
  number: 1,
  shippedAt: new Date(0),
  deliveredAt: null,
  lines: [{ lineId: order.lines[0]!.id, quantity: 1 }],
});

it.each([
  ['the confirmation', () => emails.send(order, 'pending', 's')],
  ['a status', () => emails.send(order, 'canceled', 's')],
  ['a parcel', () => emails.sendParcel(order, parcel(), 's')],
  ['a refund', () => emails.sendRefund(order, refund(), 's')],
  ['a returned refund', () => emails.sendReturnedRefund(order, refund(), 's')],
])('%s shows the images of its lines and links to its order', async (_what, send) => {
  await send();
  const [{ html = '', text = '' } = {}] = mailer.sent;
  expect(html).toContain('<img src="https://shop.test/media/bell-320.webp"');
  for (const form of [html, text]) {
    expect(form).toContain(`https://shop.test/user/orders?order=${order.id}`);
  }
});

it('names the delivery method, where the order has one', async () => {
  await emails.send(order, 'pending', 's');
  await emails.send({ ...order, shippingMethod: null }, 'pending', 't');
  const [named, none] = mailer.sent;
  expect(named?.text).toContain('Delivery method: Express & insured');
  expect(named?.html).toContain('Express &amp; insured');
  expect(none?.text).not.toContain('Delivery method');
});

it('shows the image itself where there is no copy, wherever it is, and none of a product without', async () => {
  const [line] = order.lines;
  const far = { ...line!, image: 'https://images.test/a.webp', srcset: [] };
  await emails.send({ ...order, lines: [far] }, 'pending', 's');
  await emails.send({ ...order, lines: [{ ...far, image: null }] }, 'pending', 't');
  expect(mailer.sent[0]?.html).toContain('<img src="https://images.test/a.webp"');
  expect(mailer.sent[1]?.html).not.toContain('<img');
});

it('says of a refund that the bank has returned what happened, how much it is, and what to do', async () => {
  await emails.sendReturnedRefund(order, refund(), 's');
  const [email] = mailer.sent;
  expect(email?.subject).toBe(`Refund of order ${order.number} did not arrive`);
  for (const form of [email?.html, email?.text]) {
    expect(form).toContain('Your bank returned your refund');
    expect(form).toContain('We sent $5.00 back to the card you paid with');
    expect(form).toContain('We still owe you this money');
  }
});
