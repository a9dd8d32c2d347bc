import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { IsDay, timeRangeOf } from '../../../../platform/http/day-range.js';
import { PageQuery } from '../../../../platform/http/page.query.js';
import { SearchText } from '../../../../platform/http/search-text.js';
import { SortedBy } from '../../../../platform/http/sorted-by.js';
import { ROLES, type Role } from '../../../../../common/contract/role.js';
import { USER_SORTS, type UserSelection } from '../../ports/user-queries.js';

/** The filters of the admin's list of users. */
export class ListUsersQuery extends PageQuery {
  /** Part of a name, an email address or a phone number, of the account or of one of its orders; or an order number. */
  @SearchText()
  searchTerm?: string;

  @IsOptional()
  @IsIn(ROLES, { message: 'role must be user or admin' })
  @ApiPropertyOptional({ enum: ROLES, enumName: 'Role' })
  role?: Role;

  /** The first UTC day of creation, as YYYY-MM-DD. */
  @IsDay('from')
  from?: string;

  /** The last UTC day of creation, as YYYY-MM-DD, included. */
  @IsDay('to')
  to?: string;

  /** A field, or `-field` for descending; newest first where absent. */
  @SortedBy(USER_SORTS)
  sort?: string;
}

export function toUserSelection({ searchTerm, role, ...days }: ListUsersQuery): UserSelection {
  return { searchTerm, role, ...timeRangeOf(days) };
}
