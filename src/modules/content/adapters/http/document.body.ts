import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { contentDocuments } from '../../../../../common/contract/content-documents.js';
import { contentError } from '../../../../../common/contract/content-fields.js';
import { IsRestoredVersion, IsSeenVersion } from '../../../../platform/http/version-number.js';
import type { DocumentValues } from '../../domain/document-version.js';

/** Version 0 is what is built in. */
const FROM_BUILT_IN = { min: 0 } as const;

const areValues = (given: unknown): boolean =>
  typeof given === 'object' &&
  given !== null &&
  !Array.isArray(given) &&
  Object.values(given).every((value) => value === null || typeof value === 'string');

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
  markdown!: string;
}
