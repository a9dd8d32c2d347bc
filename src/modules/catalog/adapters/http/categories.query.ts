import { PageQuery } from '../../../../platform/http/page.query.js';
import { SearchText } from '../../../../platform/http/search-text.js';
import { SortedBy } from '../../../../platform/http/sorted-by.js';

/** All categories come where `limit` is absent. */
export class CategoriesQuery extends PageQuery {
  /** Part of the title. */
  @SearchText()
  searchTerm?: string;

  /** `title`, or `-title` for descending. */
  @SortedBy(['title'])
  sort?: string;
}
