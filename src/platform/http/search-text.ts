import { applyDecorators } from '@nestjs/common';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { BlankIsAbsent } from './blank-is-absent.js';
import { Trimmed } from './trimmed.js';

/** What a list is searched for: an optional text, none where it is blank. */
export const SearchText = () =>
  applyDecorators(
    IsString({ message: 'searchTerm must be a text' }),
    MaxLength(200, { message: 'searchTerm must not be longer than 200 characters' }),
    IsOptional(),
    Trimmed(),
    BlankIsAbsent(),
  );
