import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsOptional, IsUUID, ValidateBy } from 'class-validator';
import {
  contentListIds,
  contentListOf,
  MOST_ENTRIES,
} from '../../../../../common/contract/content-lists.js';
import { largestSize, LargestValue } from '../../../../platform/http/body-size.js';
import { IsSeenVersion } from '../../../../platform/http/version-number.js';
import type { EntryValues } from '../../domain/list-entry.js';
import { sizeOfFields } from './size-of-fields.js';

const shown = 'Shown must be a boolean';
const ids = 'Ids must be ids';

const VALUES: ApiPropertyOptions = {
  type: 'object',
  additionalProperties: { oneOf: [{ type: 'string' }, { type: 'boolean' }], nullable: true },
};

const isValue = (value: unknown): boolean =>
  value === null || typeof value === 'string' || typeof value === 'boolean';

const LARGEST_ENTRY = largestSize(
  contentListIds.map((id) => sizeOfFields(contentListOf(id).fields)),
);

const AreEntryValues = (): PropertyDecorator =>
  applyDecorators(
    LargestValue(LARGEST_ENTRY),
    ValidateBy({
      name: 'areEntryValues',
      validator: {
        validate: (given: unknown) =>
          typeof given === 'object' &&
          given !== null &&
          !Array.isArray(given) &&
          Object.values(given).every(isValue),
        defaultMessage: () => 'Values must be an object of texts and booleans',
      },
    }),
  );

export class NewEntryBody {
  /** The fields of the list; an image by its URL. */
  @ApiProperty(VALUES)
  @AreEntryValues()
  values!: EntryValues;

  /** Whether the shop shows it; true where absent. */
  @IsOptional()
  @IsBoolean({ message: shown })
  isShown?: boolean;
}

export class EditEntryBody {
  /** Any subset of the fields of the list; null empties one. */
  @ApiPropertyOptional(VALUES)
  @IsOptional()
  @AreEntryValues()
  values?: EntryValues;

  @IsOptional()
  @IsBoolean({ message: shown })
  isShown?: boolean;

  /** The version the admin saw; any other than the present one is refused. */
  @IsSeenVersion()
  version!: number;
}

export class EntryOrderBody {
  /** The ids of all entries of the list, in their new order. */
  @IsUUID(undefined, { each: true, message: ids })
  @ArrayMaxSize(MOST_ENTRIES, { message: ids })
  @IsArray({ message: ids })
  ids!: string[];
}

/** An entry of a content list, for staff. */
export class ContentEntryView {
  _id!: string;
  /** The fields of the list; an image by its URL. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'boolean' }], nullable: true },
  })
  values!: Record<string, string | boolean | null>;
  /** Whether the shop shows it. */
  isShown!: boolean;
  /** Incremented by each edit. */
  version!: number;
}
