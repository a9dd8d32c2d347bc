import type { Payer } from './decline-limits.js';
import type { ProviderEvent } from './provider-event-log.js';

/** An event as the provider sent it. */
export interface ReceivedEvent extends ProviderEvent {
  /** Where the event is about a payment of this shop. */
  readonly payer?: Payer;
  /** The card, where the event says that it was declined. */
  readonly declinedCard?: { readonly fingerprint: string | undefined };
}

/** Verifies and parses the provider's webhook calls. */
export abstract class WebhookReader {
  /** @throws BadSignature where the signature does not match the raw bytes; UnreadableEvent. */
  abstract read(body: Buffer, signature: string): ReceivedEvent;
}
