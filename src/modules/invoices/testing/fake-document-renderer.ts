import type { DocumentLayout } from '../domain/document-layout.js';
import { DocumentRenderer } from '../ports/document-renderer.js';

/** Draws a document as its texts, one a line. */
export class FakeDocumentRenderer extends DocumentRenderer {
  async render(document: DocumentLayout): Promise<AsyncIterable<Uint8Array>> {
    const { title, seller, buyer, facts, rows, sums, notes } = document;
    const texts = [
      title,
      ...seller,
      ...buyer,
      ...facts.flat(),
      ...rows.flat(),
      ...sums.flatMap(({ label, value }) => [label, value]),
      ...notes,
    ];
    return (async function* () {
      yield Buffer.from(texts.join('\n'));
    })();
  }
}
