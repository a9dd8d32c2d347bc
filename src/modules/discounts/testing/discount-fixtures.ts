import { randomUUID } from 'node:crypto';
import type { DiscountCode } from '../domain/discount-code.js';

/** An active code of 10 % without limits. */
export const discountCode = (changes: Partial<DiscountCode> = {}): DiscountCode => ({
  id: randomUUID(),
  code: 'TEN',
  value: { kind: 'percent', percent: 10 },
  minimumCents: null,
  scope: { kind: 'all' },
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  isActive: true,
  createdAt: new Date('2026-01-01T00:00:00Z'),
  version: 1,
  ...changes,
});
