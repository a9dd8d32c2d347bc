import type { ReturnEmail } from '../../../../common/contract/order-return.js';
import type { ReturnRecord } from './return-repository.js';

/** Emails about returns. `sendId` is equal on every attempt. */
export abstract class ReturnNotifications {
  /**
   * Emails the shopper and returns the subject. Repeating it with the same `sendId` shows one email.
   * @throws where the mail server does not accept it.
   */
  abstract send(
    email: ReturnEmail,
    orderReturn: ReturnRecord,
    envelope: { readonly to: string; readonly sendId: string },
  ): Promise<string>;

  /** Emails the shop about a new return, where it has an email address. */
  abstract notifyShop(orderReturn: ReturnRecord, sendId: string): Promise<void>;
}
