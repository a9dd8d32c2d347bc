import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { PageQuery } from '../../../../platform/http/page.query.js';
import { SearchText } from '../../../../platform/http/search-text.js';
import { ROLES, type Role } from '../../domain/user.js';

const SORTS = ['email', '-email', 'createdAt', '-createdAt'] as const;

/** The filters of the admin's list of users. */
export class ListUsersQuery extends PageQuery {
  /** Part of a name or an email address. */
  @SearchText()
  searchTerm?: string;

  @IsOptional()
  @IsIn(ROLES, { message: 'role must be user or admin' })
  @ApiPropertyOptional({ enum: ROLES, enumName: 'Role' })
  role?: Role;

  @IsOptional()
  @IsIn(SORTS, { message: `sort must be one of ${SORTS.join(', ')}` })
  sort?: (typeof SORTS)[number];
}
