import { IsIn, IsOptional } from 'class-validator';
import { BlankIsAbsent } from '../../../../platform/http/blank-is-absent.js';
import { PageQuery } from '../../../../platform/http/page.query.js';
import { SearchText } from '../../../../platform/http/search-text.js';

/** All categories come where `limit` is absent. */
export class CategoriesQuery extends PageQuery {
  /** Part of the title. */
  @SearchText()
  searchTerm?: string;

  @BlankIsAbsent()
  @IsOptional()
  @IsIn(['title', '-title'], { message: 'sort must be title or -title' })
  sort?: 'title' | '-title';
}
