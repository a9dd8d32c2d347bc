import type { CustomerDetails } from './customer-details';

/** A started payment without an order yet. */
export interface PendingPayment {
  clientSecret: string;
  /** The provider has confirmed its success. */
  isPaid: boolean;
}

/** What the checkout remembers of one user over a reload. */
export interface CheckoutNote {
  details?: CustomerDetails;
  payment?: PendingPayment;
  /** The discount code that was applied. */
  code?: string;
  /** Until when the products are held, ISO 8601. */
  holdUntil?: string;
}

const KEY = 'checkout';

/** The checkout's data in the tab's session storage; another user's is never read. */
export class CheckoutMemory {
  constructor(
    private readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  ) {}

  /** Empty where nothing is stored, it is invalid, or it is another user's. */
  read(user: string): CheckoutNote {
    try {
      const stored: unknown = JSON.parse(this.storage().getItem(KEY) ?? 'null');
      const { user: owner, ...note } = (stored ?? {}) as CheckoutNote & { user?: string };
      return owner === user ? note : {};
    } catch {
      return {};
    }
  }

  /** Merges the given fields; `undefined` removes one. */
  change(user: string, change: CheckoutNote): void {
    try {
      this.storage().setItem(KEY, JSON.stringify({ user, ...this.read(user), ...change }));
    } catch {
      // Storage may be forbidden or full: then a reload starts again, and the order comes by webhook.
    }
  }

  clear(): void {
    try {
      this.storage().removeItem(KEY);
    } catch {
      // Then nothing was stored.
    }
  }
}

/** This tab's. */
export const checkoutMemory = new CheckoutMemory(() => window.sessionStorage);

/** `pi_123` of `pi_123_secret_456`. */
export function intentIdOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? clientSecret;
}
