import type { ContentDocumentId } from '../../../../common/contract/content-documents.js';
import type { DocumentVersion } from '../domain/document-version.js';

/** The content documents as the shop shows them now. */
export abstract class PublishedDocuments {
  /** From memory in all but the first call after a change, so it may be called for every request. */
  abstract current(): Promise<ReadonlyMap<ContentDocumentId, DocumentVersion>>;
}
