import { statusOf } from '../../api/api-error';
import type { GuestCart, GuestItem } from './guest-cart';

interface CarryOverPorts {
  /** Adds to the cart of the account. */
  add: (item: GuestItem) => Promise<unknown>;
  onAdded: () => void;
  onRefused: (error: unknown, item: GuestItem) => void;
}

/**
 * Moves a guest's items into the account. Each leaves the guest cart before it is sent, so that two tabs cannot add it
 * twice, and comes back where a later attempt may succeed. Without a session it stops, as the others would fail, too.
 */
export async function carryOver(
  cart: Pick<GuestCart, 'items' | 'add' | 'remove'>,
  { add, onAdded, onRefused }: CarryOverPorts,
): Promise<void> {
  for (const { product } of cart.items()) {
    // Another tab may have taken it meanwhile.
    const item = cart.items().find((each) => each.product === product);
    if (!item) continue;
    cart.remove(product);
    if (item.quantity < 1) continue;
    try {
      await add(item);
      onAdded();
    } catch (error) {
      const status = statusOf(error) ?? 0;
      if (isKept(status)) cart.add(product, item.quantity);
      if (status === 401) return;
      onRefused(error, item);
    }
  }
}

/** No session, too few in stock, or not the shopper's fault. */
function isKept(status: number): boolean {
  return [0, 401, 409, 429].includes(status) || status >= 500;
}
