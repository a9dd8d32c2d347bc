import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min, ValidateBy } from 'class-validator';
import { contentDocuments } from '../../../../../common/contract/content-documents.js';
import { contentError } from '../../../../../common/contract/content-fields.js';
import type { DocumentValues } from '../../domain/document-version.js';

const seen = 'Version must be the number of the version that was edited';
const restored = 'Restore must be the number of a version';
const MAX = 2_000_000_000;

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
  @Max(MAX, { message: seen })
  @Min(0, { message: seen })
  @IsInt({ message: seen })
  version!: number;
}

export class RestoreDocumentBody {
  /** The version whose values are wanted, 0 for what is built in. */
  @Max(MAX, { message: restored })
  @Min(0, { message: restored })
  @IsInt({ message: restored })
  restore!: number;

  /** The newest version the admin saw. */
  @Max(MAX, { message: seen })
  @Min(0, { message: seen })
  @IsInt({ message: seen })
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
