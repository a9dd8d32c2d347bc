import type { Seller } from '../domain/billing-document.js';
import type { DocumentLayout } from '../domain/document-layout.js';

/** Draws documents as files. */
export abstract class DocumentRenderer {
  /** A PDF. @throws DomainError code `busy` while too many are drawn */
  abstract render(document: DocumentLayout): Promise<AsyncIterable<Uint8Array>>;
}

/** Who sells, as the shop's settings have it now. */
export abstract class SellerSource {
  abstract current(): Promise<Seller>;
}
