import { applyDecorators } from '@nestjs/common';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { listRules } from '../../../common/contract/list.js';
import { BlankIsAbsent } from './blank-is-absent.js';
import { Trimmed } from './trimmed.js';

const MAX = listRules.maxSearchTerm;

/** The search text of a list; absent when blank. */
export const SearchText = () =>
  applyDecorators(
    IsString({ message: 'searchTerm must be text' }),
    MaxLength(MAX, { message: `searchTerm must not be longer than ${MAX} characters` }),
    IsOptional(),
    Trimmed(),
    BlankIsAbsent(),
  );
