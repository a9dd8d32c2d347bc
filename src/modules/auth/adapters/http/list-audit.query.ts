import { Type } from 'class-transformer';
import { IsDate, IsOptional, IsString, MaxLength } from 'class-validator';
import { PageQuery } from '../../../../platform/http/page.query.js';
import { Trimmed } from '../../../../platform/http/trimmed.js';

/** The filters of the audit list. */
export class ListAuditQuery extends PageQuery {
  /** Part of a name, an e-mail, an action or a subject. */
  @IsOptional()
  @Trimmed()
  @MaxLength(100, { message: 'searchTerm is too long' })
  @IsString({ message: 'searchTerm must be a text' })
  searchTerm?: string;

  /** A person's id. */
  @IsOptional()
  @IsString({ message: 'who must be an id' })
  who?: string;

  /** An action such as `users.make-admin`, or the part before its dot. */
  @IsOptional()
  @MaxLength(100, { message: 'what is too long' })
  @IsString({ message: 'what must be a text' })
  what?: string;

  @IsOptional()
  @Type(() => Date)
  @IsDate({ message: 'from must be a date' })
  from?: Date;

  /** Not included. */
  @IsOptional()
  @Type(() => Date)
  @IsDate({ message: 'to must be a date' })
  to?: Date;
}
