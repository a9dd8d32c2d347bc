import type { ListedRefund, Refund } from './refund.js';

/** The refunds at the provider that none of ours knows or stands for, and that took effect. */
export function findForeignRefunds(
  ours: readonly Refund[],
  listed: readonly ListedRefund[],
): ListedRefund[] {
  if (ours.some((refund) => isForForeign(refund, listed))) return [];
  const isKnown = ({ id, madeFor }: ListedRefund) =>
    ours.some((refund) => refund.id === madeFor || refund.part?.providerId === id);
  return listed.filter((each) => each.status !== 'failed' && !isKnown(each));
}

/**
 * Whether a refund of all that remains stands for refunds that were made by hand, too. That of a payment
 * without an order does, which has no parts, and so did all others before refunds by hand were entered
 * beside them: what was ever made for one is less than its amount.
 */
export function isForForeign(refund: Refund, listed: readonly ListedRefund[]): boolean {
  const { id, part, orderId, status, amountCents } = refund;
  if (part) return false;
  if (orderId === null) return true;
  const made = listed.filter(({ madeFor }) => madeFor === id);
  const madeCents = made.reduce((sum, { cents }) => sum + cents, 0);
  return (status === 'sent' || status === 'refunded') && madeCents < amountCents;
}

/**
 * Whether it is for a canceled order, or the canceled rest of one: it gives back what is left, and is made
 * smaller where somebody has given back more by hand meanwhile. Parts that staff ask for never are.
 */
export function isOfCancellation({ part, orderId }: Refund): boolean {
  return part === null ? orderId !== null : part.withheld !== null;
}

/**
 * Such a refund with no more than `mostCents`, under a new key; it is done where these are none. The same
 * object where it is no more already, or is at the provider.
 */
export function shrunk(refund: Refund, mostCents: number): Refund {
  const { amountCents, status, part } = refund;
  const isHere = status === 'requested' || status === 'failed';
  if (!isHere || !isOfCancellation(refund) || mostCents >= amountCents) return refund;
  const withheldCents = (part?.withheld?.cents ?? 0) + amountCents - mostCents;
  const reason = part?.withheld?.reason ?? 'refunded';
  return {
    ...refund,
    amountCents: mostCents,
    keyNumber: refund.keyNumber + 1,
    keyUsedAt: null,
    part: part && { ...part, withheld: { cents: withheldCents, reason } },
    ...(mostCents === 0 && { status: 'refunded', error: null }),
  };
}
