import type { FakeRefunds } from './fake-refunds.js';

/** Requests the refund of a dollar of an order's payment: as its rest, or as a part. @returns the refund's id */
export async function requestDollar(
  refunds: FakeRefunds,
  of: { readonly intentId: string; readonly orderId: string; readonly capturedCents: number },
  extent?: 'part',
): Promise<string> {
  const { intentId, orderId, capturedCents } = of;
  refunds.captured.set(intentId, capturedCents);
  const refund = { intentId, orderId, amountCents: 100, reason: 'x', requestedBy: null };
  if (extent === 'part') {
    const part = { requestKey: orderId, providerId: null, lines: [], deliveryCents: 0 };
    const given = { ...part, isRestocked: false, withheld: null };
    await refunds.requestPart({ ...refund, part: given });
  } else await refunds.request(refund);
  return refunds.requested.at(-1)!.id;
}
