import type { ProviderEvent } from './provider-event-log.js';

/** Verifies and parses the provider's webhook calls. */
export abstract class WebhookReader {
  /** @throws BadSignature where the signature does not match the raw bytes; UnreadableEvent. */
  abstract read(body: Buffer, signature: string): ProviderEvent;
}
