import { Injectable } from '@nestjs/common';
import {
  type ContentDocumentId,
  contentDocumentIds,
} from '../../../../../common/contract/content-documents.js';
import { offsetOf, type Page, type PageRequest } from '../../../../kernel/page.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { brokenConstraint } from '../../../../platform/database/database-errors.js';
import { afterCommit } from '../../../../platform/database/transaction.js';
import { CacheInvalidation } from '../../../../platform/invalidation/cache-invalidation.js';
import {
  builtIn,
  contentEditedMeanwhile,
  type DocumentVersion,
  type EditedDocument,
} from '../../domain/document-version.js';
import { DocumentRepository } from '../../ports/documents.js';
import { DocumentVersionEntity } from './entities.js';

const NEWEST_FIRST = { version: 'DESC' } as const;

@Injectable()
export class PostgresDocumentRepository extends DocumentRepository {
  constructor(
    private readonly repositories: Repositories,
    private readonly invalidation: CacheInvalidation,
  ) {
    super();
  }

  async all(): Promise<ReadonlyMap<ContentDocumentId, DocumentVersion>> {
    const rows = await this.versions
      .createQueryBuilder('content')
      .distinctOn(['content.document'])
      .orderBy('content.document')
      .addOrderBy('content.version', 'DESC')
      .getMany();
    const newest = new Map(rows.map((row) => [row.document, row]));
    return new Map(contentDocumentIds.map((id) => [id, newest.get(id) ?? builtIn(id)]));
  }

  async latest(document: ContentDocumentId): Promise<DocumentVersion> {
    const [row] = await this.versions.find({ where: { document }, order: NEWEST_FIRST, take: 1 });
    return row ?? builtIn(document);
  }

  async find(document: ContentDocumentId, version: number): Promise<DocumentVersion | undefined> {
    if (version === 0) return builtIn(document);
    return (await this.versions.findOneBy({ document, version })) ?? undefined;
  }

  async history(document: ContentDocumentId, request: PageRequest): Promise<Page<EditedDocument>> {
    const { page, limit } = request;
    const [items, total] = await this.versions.findAndCount({
      where: { document },
      order: NEWEST_FIRST,
      take: limit,
      skip: offsetOf(request),
    });
    return { items, page, limit, total, totalIsExact: true };
  }

  async add(version: EditedDocument): Promise<void> {
    afterCommit(this.announce);
    await this.repositories
      .write(DocumentVersionEntity)
      .insert(toRow(version))
      .catch((error: unknown) => {
        if (brokenConstraint(error) !== 'content_version_pkey') throw error;
        throw contentEditedMeanwhile(version.version, Object.keys(version.values));
      });
  }

  private get versions() {
    return this.repositories.read(DocumentVersionEntity);
  }

  private readonly announce = () => this.invalidation.announce('content');
}

const toRow = ({ document, version, values, at, userId, restoredFrom }: EditedDocument) =>
  ({ document, version, values, at, userId, restoredFrom }) satisfies DocumentVersionEntity;
