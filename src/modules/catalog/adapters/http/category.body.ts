import { PartialType } from '@nestjs/swagger';
import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { Trimmed } from '../../../../platform/http/trimmed.js';

export class NewCategoryBody {
  @Trimmed()
  @MaxLength(100, { message: 'Title is too long' })
  @IsNotEmpty({ message: 'Title is required' })
  @IsString({ message: 'Title is required' })
  title!: string;

  /** The address of an uploaded image; an empty one takes the image away. */
  @IsOptional()
  @IsString({ message: 'Each file must be an image' })
  icon?: string | null;
}

/** Any subset of the category form. */
export class EditCategoryBody extends PartialType(NewCategoryBody, { skipNullProperties: false }) {}
