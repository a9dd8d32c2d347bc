import type { Posting } from '../domain/ledger-entry.js';

/** A sale of 42 dollars. */
export const newPosting = (sourceId: string): Posting => ({
  source: { kind: 'order', id: sourceId },
  amounts: [{ kind: 'sale', component: null, taxRate: null, amountCents: 4_200 }],
  destination: { country: 'US', state: 'NY' },
  revision: 1,
  orderId: null,
  intentId: null,
});
