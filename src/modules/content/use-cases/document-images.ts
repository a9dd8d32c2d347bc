import { Injectable } from '@nestjs/common';
import { contentDocumentOf } from '../../../../common/contract/content-documents.js';
import { currentValues, type DocumentVersion } from '../domain/document-version.js';
import { ContentImages } from '../ports/content-images.js';
import { MarkdownRenderer } from '../ports/markdown-renderer.js';

/** Records which images a document shows, so that they are stored as long as it does. */
@Injectable()
export class DocumentImages {
  constructor(
    private readonly images: ContentImages,
    private readonly renderer: MarkdownRenderer,
  ) {}

  /** Joins the caller's transaction. @throws InvalidInput where an image does not exist. */
  async replace(version: DocumentVersion): Promise<void> {
    const { fields } = contentDocumentOf(version.document);
    const values = currentValues(version);
    const shown = Object.entries(fields).map(
      ([name, { kind }]) => [name, this.imagesIn(kind, values[name] ?? '')] as const,
    );
    await this.images.replace('document', version.document, Object.fromEntries(shown));
  }

  private imagesIn(kind: string, value: string): readonly string[] {
    if (kind === 'image') return value ? [value] : [];
    return kind === 'markdown' ? this.renderer.render(value).images : [];
  }
}
