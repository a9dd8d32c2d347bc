import { PartialType } from '@nestjs/swagger';
import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { categoryRules } from '../../../../../common/contract/category.js';
import { Trimmed } from '../../../../platform/http/trimmed.js';

import { SeenVersion } from './seen-version.js';

const { title, icon } = categoryRules;

export class NewCategoryBody {
  @Trimmed()
  @MaxLength(title.max, { message: title.tooLong })
  @IsNotEmpty({ message: title.required })
  @IsString({ message: title.required })
  title!: string;

  /** The URL of an uploaded image; an empty one removes the image. */
  @IsOptional()
  @IsString({ message: icon.notAnImage })
  icon?: string | null;
}

/** Any subset of the category form. */
export class EditCategoryBody extends PartialType(NewCategoryBody, { skipNullProperties: false }) {
  /** The version the admin saw; one older than the stored version is refused. */
  @SeenVersion()
  version?: number | null;
}
