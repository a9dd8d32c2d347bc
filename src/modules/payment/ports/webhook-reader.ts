import type { ProviderEvent } from './provider-event-log.js';

/** Reads what the provider posts. */
export abstract class WebhookReader {
  /** @throws BadSignature where the signature does not fit the raw bytes; UnreadableEvent. */
  abstract read(body: Buffer, signature: string): ProviderEvent;
}
