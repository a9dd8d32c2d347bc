import type { ContentDocumentId } from '../../../../common/contract/content-documents.js';
import type { Page, PageRequest } from '../../../kernel/page.js';
import type { DocumentVersion, EditedDocument } from '../domain/document-version.js';

/** The versions of the content documents. Writes join the caller's transaction. */
export abstract class DocumentRepository {
  /** The newest version of each document; what is built in where nobody has edited it. */
  abstract all(): Promise<ReadonlyMap<ContentDocumentId, DocumentVersion>>;

  /** The newest version of one. */
  abstract latest(document: ContentDocumentId): Promise<DocumentVersion>;

  /** Version 0 is the built-in one. */
  abstract find(document: ContentDocumentId, version: number): Promise<DocumentVersion | undefined>;

  /** The stored versions, newest first. */
  abstract history(document: ContentDocumentId, page: PageRequest): Promise<Page<EditedDocument>>;

  /**
   * Adds the next version; all processes show it once it is committed.
   * @throws EditedMeanwhile where another one took its number.
   */
  abstract add(version: EditedDocument): Promise<void>;
}

/** The content documents as the shop shows them now. */
export abstract class PublishedDocuments {
  /** From memory in all but the first call after a change, so it may be called for every request. */
  abstract current(): Promise<ReadonlyMap<ContentDocumentId, DocumentVersion>>;
}

/** Markdown as HTML. */
export interface RenderedMarkdown {
  /** Without scripts, styles, forms, frames and images of other hosts. */
  readonly html: string;
  /** The first sentences without markup, for search engines; at most 160 characters. */
  readonly summary: string;
  /** The names of the shop's own images in it. */
  readonly images: readonly string[];
}

/** Turns Markdown of staff into HTML that is safe to show to everybody. */
export abstract class MarkdownRenderer {
  abstract render(markdown: string): RenderedMarkdown;
}
