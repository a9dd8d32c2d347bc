import type { CustomerDetails } from './customer-details';

/** A payment that was begun and is not yet an order. */
export interface PendingPayment {
  clientSecret: string;
  /** The provider has said that it succeeded. */
  isPaid: boolean;
}

/** What the checkout remembers of one user over a reload. */
export interface CheckoutNote {
  details?: CustomerDetails;
  payment?: PendingPayment;
  /** Until when the products are held, ISO 8601. */
  holdUntil?: string;
}

const KEY = 'checkout';

/** The checkout's note in the tab's storage; another user's is never read. */
export class CheckoutMemory {
  constructor(
    private readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  ) {}

  /** Empty where nothing is stored, something spoiled, or another user's. */
  read(user: string): CheckoutNote {
    try {
      const stored: unknown = JSON.parse(this.storage().getItem(KEY) ?? 'null');
      const { user: owner, ...note } = (stored ?? {}) as CheckoutNote & { user?: string };
      return owner === user ? note : {};
    } catch {
      return {};
    }
  }

  /** Keeps what is not named; `undefined` takes out. */
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
      // Nothing was stored then.
    }
  }
}

/** This tab's. */
export const checkoutMemory = new CheckoutMemory(() => window.sessionStorage);

/** `pi_123` of `pi_123_secret_456`. */
export function intentIdOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? clientSecret;
}
