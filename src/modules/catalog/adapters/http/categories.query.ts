import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { BlankIsAbsent } from '../../../../platform/http/blank-is-absent.js';
import { PageQuery } from '../../../../platform/http/page.query.js';

/** All categories come where `limit` is absent. */
export class CategoriesQuery extends PageQuery {
  /** Part of the title. */
  @BlankIsAbsent()
  @IsOptional()
  @MaxLength(200, { message: 'searchTerm must not be longer than 200 characters' })
  @IsString({ message: 'searchTerm must be a text' })
  searchTerm?: string;

  @BlankIsAbsent()
  @IsOptional()
  @IsIn(['title', '-title'], { message: 'sort must be title or -title' })
  sort?: 'title' | '-title';
}
