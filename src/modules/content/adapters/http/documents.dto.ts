import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import {
  type ContentDocumentId,
  contentDocumentIds,
  contentDocumentOf,
  contentDocuments,
} from '../../../../../common/contract/content-documents.js';
import { contentError } from '../../../../../common/contract/content-fields.js';
import { largestSize, LargestValue, textSize } from '../../../../platform/http/body-size.js';
import { IsRestoredVersion, IsSeenVersion } from '../../../../platform/http/version-number.js';
import { ActorView } from '../../../auth/index.js';
import {
  currentValues,
  type DocumentValues,
  type DocumentVersion,
} from '../../domain/document-version.js';
import { sizeOfFields } from './size-of-fields.js';

/** Version 0 is what is built in. */
const FROM_BUILT_IN = { min: 0 } as const;

const areValues = (given: unknown): boolean =>
  typeof given === 'object' &&
  given !== null &&
  !Array.isArray(given) &&
  Object.values(given).every((value) => value === null || typeof value === 'string');

const LARGEST_DOCUMENT = largestSize(
  contentDocumentIds.map((id) => sizeOfFields(contentDocumentOf(id).fields)),
);

export class EditDocumentBody {
  /** Any subset of the document's fields; null empties one. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string', nullable: true } })
  @ValidateBy({
    name: 'areValues',
    validator: {
      validate: areValues,
      defaultMessage: () => 'Values must be an object of texts',
    },
  })
  @LargestValue(LARGEST_DOCUMENT)
  values!: DocumentValues;

  /** The version the admin saw, 0 for what is built in; any other than the newest is refused. */
  @IsSeenVersion(FROM_BUILT_IN)
  version!: number;
}

export class RestoreDocumentBody {
  /** The version whose values are wanted, 0 for what is built in. */
  @IsRestoredVersion(FROM_BUILT_IN)
  restore!: number;

  /** The newest version the admin saw. */
  @IsSeenVersion(FROM_BUILT_IN)
  version!: number;
}

const { markdown } = contentDocuments.privacy.fields;

export class PreviewBody {
  @ApiProperty({ type: 'string', maxLength: markdown.max })
  @ValidateBy({
    name: 'isMarkdown',
    validator: {
      validate: (given: unknown) =>
        typeof given === 'string' && (given.trim() === '' || !contentError(markdown, given)),
      defaultMessage: (given) => contentError(markdown, given?.value) ?? 'Text must be a text',
    },
  })
  @LargestValue(textSize(markdown.max))
  markdown!: string;
}

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
