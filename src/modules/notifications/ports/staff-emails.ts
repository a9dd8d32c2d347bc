import type { AlarmName } from '../../../../common/contract/alarms.js';
import type { AlarmNews } from '../domain/alarm.js';

/** The order of a payment, as far as an email to staff names it: nothing of its customer. */
export interface NamedOrder {
  readonly id: string;
  readonly number: number;
}

interface NewOrder extends NamedOrder {
  readonly totalCents: number;
  readonly shippingMethod: string | null;
  readonly lines: readonly {
    readonly name: string;
    readonly quantity: number;
    readonly priceCents: number;
  }[];
}

interface OpenDispute {
  readonly amountCents: number;
  /** The provider's code for it. */
  readonly reason: string;
  /** `needs_answer` while the provider waits for evidence. */
  readonly status: string;
  readonly answerBy: Date | null;
}

/** What an email to staff tells; an order is undefined where the payment has none. */
export type StaffNews =
  | { readonly kind: 'new_order'; readonly order: NewOrder }
  | {
      readonly kind: 'dispute';
      readonly dispute: OpenDispute;
      readonly order: NamedOrder | undefined;
    }
  | {
      readonly kind: 'fraud_warning';
      readonly warning: { readonly amountCents: number; readonly fraudType: string };
      readonly order: NamedOrder | undefined;
    }
  | {
      readonly kind: 'refund_failed';
      readonly refund: { readonly amountCents: number; readonly error: string | null };
      readonly order: NamedOrder | undefined;
    }
  | {
      readonly kind: 'low_stock';
      /** The lowest first, some of them. */
      readonly products: readonly { readonly name: string; readonly quantity: number }[];
      readonly total: number;
    }
  | {
      readonly kind: 'shop_alarm';
      readonly alarm: AlarmName;
      readonly event: AlarmNews['event'];
      readonly since: Date;
      readonly until: Date | null;
      /** What was found last. */
      readonly detail: string;
    };

/** Emails members of the staff. */
export abstract class StaffEmails {
  /** Repeating it with the same `sendId` shows one email. @throws where the mail server does not accept it */
  abstract send(
    to: { readonly name: string; readonly email: string },
    news: StaffNews,
    sendId: string,
  ): Promise<void>;
}
