import type { LedgerEntry } from '../data/records';
import { dayText, kindText } from './entry-texts';

const entry = (changes: Partial<LedgerEntry>): LedgerEntry => ({
  id: 'e',
  _id: 'e',
  day: '2026-03-02',
  eventDay: '2026-03-02',
  recordedAt: '',
  kind: 'sale',
  component: null,
  taxRate: null,
  amount: 1,
  currency: 'usd',
  orderId: null,
  orderNumber: null,
  source: 'order',
  reference: 'o',
  transactionId: null,
  country: 'US',
  state: 'NY',
  ...changes,
});

it('an entry says what it is, of which rate, and of which day', () => {
  expect(kindText(entry({}))).toBe('Sale');
  expect(kindText(entry({ kind: 'tax', taxRate: 8.875 }))).toBe('Tax (8.875%)');
  expect(kindText(entry({ kind: 'refund', component: 'goods' }))).toBe('Refund of goods');
  expect(dayText(entry({}))).toBe('2026-03-02');
  expect(dayText(entry({ eventDay: '2026-02-27' }))).toBe('2026-03-02 (happened 2026-02-27)');
});
