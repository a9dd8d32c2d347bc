import {
  type ContentDocumentId,
  contentDocumentIds,
} from '../../../../common/contract/content-documents.js';
import type { Page, PageRequest } from '../../../kernel/page.js';
import {
  builtIn,
  contentEditedMeanwhile,
  type DocumentVersion,
  type EditedDocument,
} from '../domain/document-version.js';
import { DocumentRepository } from '../ports/documents.js';

/** The versions of the content documents, in memory. */
export class FakeDocumentRepository extends DocumentRepository {
  readonly versions: EditedDocument[] = [];

  async all(): Promise<ReadonlyMap<ContentDocumentId, DocumentVersion>> {
    const newest = contentDocumentIds.map(async (id) => [id, await this.latest(id)] as const);
    return new Map(await Promise.all(newest));
  }

  async latest(document: ContentDocumentId): Promise<DocumentVersion> {
    return this.of(document).at(-1) ?? builtIn(document);
  }

  async find(document: ContentDocumentId, version: number): Promise<DocumentVersion | undefined> {
    const stored = this.of(document).find((one) => one.version === version);
    return stored ?? (version === 0 ? builtIn(document) : undefined);
  }

  async history(
    document: ContentDocumentId,
    { page, limit }: PageRequest,
  ): Promise<Page<EditedDocument>> {
    const all = this.of(document).toReversed();
    const items = all.slice((page - 1) * limit, page * limit);
    return { items, page, limit, total: all.length, totalIsExact: true };
  }

  async add(version: EditedDocument): Promise<void> {
    if (this.of(version.document).some((one) => one.version === version.version)) {
      throw contentEditedMeanwhile(version.version, Object.keys(version.values));
    }
    this.versions.push(version);
  }

  private of(document: ContentDocumentId): EditedDocument[] {
    return this.versions.filter((one) => one.document === document);
  }
}
