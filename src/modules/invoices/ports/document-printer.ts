import type { PrintedDocument } from '../domain/printed-document.js';

/** Draws documents as files for printing. */
export abstract class DocumentPrinter {
  /** A PDF. @throws DomainError code `busy` while too many are drawn */
  abstract print(document: PrintedDocument): Promise<AsyncIterable<Uint8Array>>;
}
