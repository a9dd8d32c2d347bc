import { z } from 'zod';
import type { CheckoutDetails } from './customer-details';

const text = z.string();

const storedDetails = z.object({
  fullName: text,
  email: text,
  phone: text,
  address: text,
  city: text,
  state: text,
  zip: text,
  country: text.optional(),
} satisfies Record<keyof CheckoutDetails, z.ZodType>);

/** A started payment without an order yet; `isPaid` once the provider has confirmed its success. */
const pendingPayment = z.object({ clientSecret: text, isPaid: z.boolean() });

const storedCheckout = z.object({
  details: storedDetails.optional(),
  payment: pendingPayment.optional(),
  /** The discount code that was applied. */
  code: text.optional(),
  /** Until when the products are held, ISO 8601. */
  holdUntil: text.optional(),
});

export type PendingPayment = z.infer<typeof pendingPayment>;

/** What the checkout keeps of one user over a reload. */
export type StoredCheckout = z.infer<typeof storedCheckout>;

const ofUser = storedCheckout.extend({ user: text });

const KEY = 'checkout';

/** The checkout's data in the tab's session storage; another user's is never read. */
export class CheckoutStorage {
  constructor(
    private readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  ) {}

  /** Empty where nothing is stored, it is invalid, or it is another user's. */
  read(user: string): StoredCheckout {
    try {
      const stored: unknown = JSON.parse(this.storage().getItem(KEY) ?? 'null');
      const { user: owner, ...checkout } = ofUser.parse(stored);
      return owner === user ? checkout : {};
    } catch {
      return {};
    }
  }

  /** Merges the given fields; `undefined` removes one. */
  change(user: string, change: StoredCheckout): void {
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
export const checkoutStorage = new CheckoutStorage(() => window.sessionStorage);

/** `pi_123` of `pi_123_secret_456`. */
export function intentIdOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? clientSecret;
}
