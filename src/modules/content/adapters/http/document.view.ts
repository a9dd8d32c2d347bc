import { ApiProperty } from '@nestjs/swagger';
import {
  type ContentDocumentId,
  contentDocumentOf,
} from '../../../../../common/contract/content-documents.js';
import { ActorView } from '../../../auth/index.js';
import { currentValues, type DocumentVersion } from '../../domain/document-version.js';

/** A content document in the list of all. */
export class ContentSummaryView {
  _id!: ContentDocumentId;
  title!: string;
  /** Where the shop shows it. */
  path!: string;
  /** 0 for what is built in. */
  version!: number;
  /** When it was last changed; null for what is built in. */
  at!: Date | null;
  /** Whether none of its fields has a value. */
  isEmpty!: boolean;

  static of(version: DocumentVersion): ContentSummaryView {
    const { document, at } = version;
    const { title, path } = contentDocumentOf(document);
    const isEmpty = Object.values(currentValues(version)).every((value) => value === null);
    return { _id: document, title, path, version: version.version, at, isEmpty };
  }
}

/** A content document with the values in force; images by their URLs. */
export class ContentDocumentView extends ContentSummaryView {
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string', nullable: true } })
  values!: Record<string, string | null>;
}

/** One change of a content document. */
export class ContentVersionView {
  _id!: string;
  version!: number;
  at!: Date;
  /** Null where the account is gone, or no admin has made it. */
  who!: ActorView | null;
  /** The version whose values it has taken back; 0 for what is built in. */
  restoredFrom!: number | null;
}

/** What a text would look like on a page. */
export class PreviewView {
  html!: string;
}

/** A page of the shop, such as the privacy policy. */
export class PolicyPageView {
  _id!: string;
  title!: string;
  /** Sanitized. */
  html!: string;
  /** For search engines. */
  summary!: string;
}
