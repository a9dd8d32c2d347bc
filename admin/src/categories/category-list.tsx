import { AddLink } from '../lists/add-link';
import { ExportButton } from '../lists/export-button';
import { ListPage } from '../lists/list-page';
import { SearchFilter } from '../lists/search-filter';
import { paths } from '../paths';
import { Allowed } from '../ui/allowed';
import { CategoryRows } from './category-rows';

const byTitle = { field: 'title', order: 'ASC' } as const;

const filters = [
  <SearchFilter
    key="searchTerm"
    source="searchTerm"
    label="Search categories"
    placeholder="Title"
    alwaysOn
  />,
];

export const CategoryList = () => (
  <ListPage
    title="Categories"
    sort={byTitle}
    filters={filters}
    actions={
      <>
        <ExportButton route="GET /api/categories/export.csv" name="categories" />
        <Allowed to="categories.change">
          <AddLink to={paths.addCategory} label="Add Category" />
        </Allowed>
      </>
    }
    empty="No categories found"
    first="Every product needs one: add the first."
  >
    <CategoryRows />
  </ListPage>
);
