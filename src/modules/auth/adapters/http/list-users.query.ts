import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { PageQuery } from '../../../../platform/http/page.query.js';
import { Trimmed } from '../../../../platform/http/trimmed.js';
import type { Role } from '../../domain/person.js';

const SORTS = ['email', '-email', 'createdAt', '-createdAt'] as const;

/** The filters of the admin's list of people. */
export class ListUsersQuery extends PageQuery {
  /** Part of a name or an e-mail. */
  @IsOptional()
  @Trimmed()
  @MaxLength(100, { message: 'searchTerm is too long' })
  @IsString({ message: 'searchTerm must be a text' })
  searchTerm?: string;

  @IsOptional()
  @IsIn(['user', 'admin'], { message: 'role must be user or admin' })
  role?: Role;

  @IsOptional()
  @IsIn(SORTS, { message: `sort must be one of ${SORTS.join(', ')}` })
  sort?: (typeof SORTS)[number];
}
