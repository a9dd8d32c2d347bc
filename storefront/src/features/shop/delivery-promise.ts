import { money } from '../../../../common/format/money';
import type { Shop } from './api';

/** What delivery costs in a few words; undefined where that depends on the order or is not known yet. */
export function deliveryPromise(
  delivery: Pick<Shop['delivery'], 'isFree' | 'freeFrom'> | undefined,
): string | undefined {
  if (delivery?.isFree) return 'Free delivery on every order.';
  return typeof delivery?.freeFrom === 'number'
    ? `Free delivery from ${money(delivery.freeFrom)} on.`
    : undefined;
}
