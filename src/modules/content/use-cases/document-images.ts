import { Injectable } from '@nestjs/common';
import { contentDocumentOf } from '../../../../common/contract/content-documents.js';
import { type ContentListId, contentListOf } from '../../../../common/contract/content-lists.js';
import { currentValues, type DocumentVersion } from '../domain/document-version.js';
import type { EntryValues } from '../domain/list-entry.js';
import { ContentImages } from '../ports/content-images.js';
import { MarkdownRenderer } from '../ports/documents.js';

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

/** The values with the names of images in place of their URLs. @throws InvalidInput for an image that is not ours */
export function namedImages(
  images: ContentImages,
  list: ContentListId,
  values: EntryValues,
): EntryValues {
  const { fields } = contentListOf(list);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const isImage = Object.hasOwn(fields, name) && fields[name]?.kind === 'image';
      const isUrl = isImage && typeof value === 'string' && value !== '';
      return [name, isUrl ? images.named(value, name) : value];
    }),
  );
}
