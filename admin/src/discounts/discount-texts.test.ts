import type { Discount } from '../data/records';
import { conditionsText, stateText, usesText, valueText } from './discount-texts';

const discount = (changes: Partial<Discount> = {}): Discount => ({
  id: 'd',
  _id: 'd',
  code: 'TEN',
  kind: 'percent',
  percent: 10,
  amount: null,
  minimum: null,
  appliesTo: 'all',
  targets: [],
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  isActive: true,
  uses: 0,
  lateUses: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  version: 1,
  ...changes,
});
const NOW = new Date('2026-02-15T00:00:00.000Z');
const [BEFORE, AFTER] = ['2026-02-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z'];

it('says what a code gives', () => {
  expect(valueText(discount())).toBe('10% off');
  expect(valueText(discount({ kind: 'amount', amount: 5 }))).toBe('$5.00 off');
  expect(valueText(discount({ kind: 'free_delivery' }))).toBe('Free delivery');
});

it.each([
  [{}, ''],
  [{ minimum: 50 }, 'Orders from $50.00'],
  [{ appliesTo: 'products' as const, targets: ['a'] }, '1 product'],
  [{ appliesTo: 'products' as const, targets: ['a', 'b'] }, '2 products'],
  [
    { minimum: 5, appliesTo: 'categories' as const, targets: ['a'] },
    'Orders from $5.00 · 1 category',
  ],
])('reads the conditions %j as %s', (changes, text) => {
  expect(conditionsText(discount(changes))).toBe(text);
});

it.each([
  [{}, '0 uses'],
  [{ uses: 1 }, '1 use'],
  [{ uses: 21, maxUses: 20, lateUses: 1 }, '21 of 20, 1 late'],
])('reads the uses %j as %s', (changes, text) => {
  expect(usesText(discount(changes))).toBe(text);
});

it.each([
  [{}, 'Active'],
  [{ isActive: false, endsAt: BEFORE! }, 'Off'],
  [{ startsAt: AFTER! }, 'From 2026-03-01 00:00 UTC'],
  [{ startsAt: BEFORE!, endsAt: AFTER! }, 'Until 2026-03-01 00:00 UTC'],
  [{ endsAt: BEFORE! }, 'Ended'],
])('reads the state %j as %s', (changes, text) => {
  expect(stateText(discount(changes), NOW)).toBe(text);
});
