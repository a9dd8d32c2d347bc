import { isTransient } from '../../../../kernel/transient-error.js';
import type {
  BulkConnection,
  BulkMailer,
  Delivery,
} from '../../../../platform/mailer/bulk-mailer.js';
import { withoutAddresses } from '../../../../platform/logging/without-addresses.js';
import type { Email } from '../../../../platform/mailer/mailer.js';
import type { EmailEnd } from '../../ports/campaign-deliveries.js';

const END = { refused: 'failed', postponed: 'postponed', unknown: 'unconfirmed' } as const;

/** One connection to the mail server, opened when it is needed, with one email at a time. */
export class SendingLane {
  private connection: BulkConnection | undefined;

  constructor(private readonly mailer: BulkMailer) {}

  /**
   * Sends one email, never twice.
   * @throws TransientError where the mail server is away and did not get it
   */
  async send(email: Email): Promise<EmailEnd> {
    const delivery = await this.deliver(email);
    if (delivery.outcome === 'accepted') return { state: 'sent' };
    this.close();
    return { state: END[delivery.outcome], error: withoutAddresses(delivery.reason) };
  }

  close(): void {
    this.connection?.close();
    this.connection = undefined;
  }

  private async deliver(email: Email): Promise<Delivery> {
    const wasOpen = this.connection !== undefined;
    try {
      this.connection ??= await this.mailer.open();
      return await this.connection.deliver(email);
    } catch (error) {
      this.close();
      // The server ends a connection that was idle; the email is not handed over yet.
      if (wasOpen && isTransient(error)) return this.deliver(email);
      throw error;
    }
  }
}
