import { currentSettings } from '../../../../common/contract/current-settings.js';
import { MONEY_BACK, REFUND_ARRIVAL } from '../../../../common/contract/order.js';
import { orderStatuses } from '../../../../common/contract/order-status.js';
import { unknownPlaceholders } from '../../../../common/contract/placeholders.js';
import { pageDrafts } from './page-drafts.js';
import { fillMarkdownPlaceholders, fillPlaceholders } from './placeholder-values.js';

const deliveryCost = '*Fast* costs $5.00.';
const factsOf = (set: Parameters<typeof currentSettings>[0]) => ({
  settings: currentSettings(set),
  deliveryCost,
});
const none = factsOf({});
const real = factsOf({
  name: 'Iron *& <b>Oak</b>',
  email: 'us@iron.example',
  phone: '+1 555 0100',
  street: '1 Mill_Road_',
  city: 'Bari',
  country: 'IT',
  returnDays: 14,
});

it('fills a text with what the settings say', () => {
  const text = '{{shopName}}, {{ country }}: {{email}} {{phone}} {{address}} {{returnDays}}';
  expect(fillPlaceholders(text, real)).toBe(
    'Iron *& <b>Oak</b>, Italy: us@iron.example +1 555 0100 1 Mill_Road_, Bari, Italy 14 days',
  );
  expect(fillPlaceholders('({{email}}{{phone}}{{address}}) {{nothing}}', none)).toBe(
    '() {{nothing}}',
  );
});

it('keeps what the settings say from being Markdown', () => {
  expect(fillMarkdownPlaceholders('{{shopName}}', real)).toBe('Iron \\*\\& \\<b\\>Oak\\<\\/b\\>');
  expect(fillMarkdownPlaceholders('{{email}}', real)).toBe(
    '[us\\@iron\\.example](<mailto:us@iron.example>)',
  );
});

it('links the contact form and the email address in Markdown', () => {
  const shop = factsOf({ email: 'us@iron.example' });
  expect(fillMarkdownPlaceholders('{{contact}}', shop)).toBe(
    'To reach us, use our [contact form](</contact>) or write to [us\\@iron\\.example](<mailto:us@iron.example>).',
  );
});

it('names the ways to reach the shop that exist', () => {
  expect(fillPlaceholders('{{contact}}', none)).toBe('To reach us, use our contact form.');
  expect(fillPlaceholders('{{contact}}', real)).toBe(
    'To reach us, use our contact form, write to us@iron.example or call +1 555 0100. Our postal address is 1 Mill_Road_, Bari, Italy.',
  );
});

it.each([
  [{ returnDays: 14 }, '{{returnPolicy}}', 'Until 14 days after delivery.'],
  [{ returnDays: 1, returnShipping: 'shop' as const }, '{{returnPolicy}}', 'We pay the return'],
  [{ returnDays: 14 }, '{{returnPolicy}}', 'You pay the return shipping.'],
  [{ returnDays: 0 }, '{{returnPolicy}}', 'While the order is on its way.'],
  [{ returnDays: 0 }, '{{returnPolicy}}', 'An order that was delivered can no longer be returned.'],
  [{ handlingDays: 2 }, '{{handling}}', 'It ships within 2 business days, and we email you'],
  [{}, '{{handling}}', 'We also email you when it ships.'],
  [{}, '{{refundTiming}}', REFUND_ARRIVAL],
])('%j promises by %s: %s', (set, text, promise) => {
  expect(fillPlaceholders(text, factsOf(set))).toContain(promise);
});

it.each([
  ['is requested in My Orders', 14, 'Ask for the return in My Orders', 'write to us'],
  ['ends with the delivery', 0, 'write to us with the number of your order', 'Ask for the return'],
])('describes one way to send something back where a return %s', (_, returnDays, way, other) => {
  const page = fillPlaceholders(
    pageDrafts.returns.replaceAll('{{contact}}', ''),
    factsOf({ returnDays }),
  );
  expect(page).toContain(way);
  expect(page.toLowerCase()).not.toContain(other.toLowerCase());
});

it('names what is stored of a return', () => {
  expect(pageDrafts.privacy).toContain('**Your returns:**');
});

it('says what delivery costs, with the names of methods as staff typed them', () => {
  expect(fillPlaceholders('{{deliveryCost}}', none)).toBe(deliveryCost);
  expect(fillMarkdownPlaceholders('{{deliveryCost}}', none)).toBe('\\*Fast\\* costs \\$5\\.00\\.');
});

it('promises what the order statuses allow', () => {
  const next = (from: keyof typeof orderStatuses): readonly string[] => orderStatuses[from].next;
  expect([next('pending').includes('canceled'), next('shipped').includes('canceled')]).toEqual([
    true,
    false,
  ]);
  expect([next('shipped').includes('returned'), next('delivered').includes('returned')]).toEqual([
    true,
    false,
  ]);
  expect(pageDrafts.terms).toContain('An order can be canceled until it ships. {{refundTiming}}');
  expect(fillPlaceholders('{{returnPolicy}}', factsOf({ returnDays: 0 }))).toContain(MONEY_BACK);
});

describe.each(Object.entries(pageDrafts))('the draft of %s', (_, draft) => {
  it('names placeholders that exist, and reads well in a shop that has set nothing', () => {
    expect(unknownPlaceholders(draft)).toEqual([]);
    const text = fillPlaceholders(draft, none);
    expect(text).not.toMatch(/[{}]| {2}|\( ?\)|\.test|null|undefined/);
  });
});
