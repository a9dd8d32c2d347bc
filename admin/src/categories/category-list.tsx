import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { ListBase } from 'react-admin';
import { Link } from 'react-router-dom';
import { ROWS_PER_PAGE } from '../../../common/contract/list';
import { ExportButton } from '../lists/export-button';
import { FilterBar } from '../lists/filter-bar';
import { ListBody } from '../lists/list-body';
import { ListPagination } from '../lists/list-pagination';
import { SearchBox } from '../lists/search-box';
import { paths } from '../paths';
import { PageHeader } from '../ui/page-header';
import { useNarrow } from '../ui/use-narrow';
import { CategoryCards, CategoryTable } from './category-table';

const byTitle = { field: 'title', order: 'ASC' } as const;

/** All categories. */
export const CategoryList = () => (
  <ListBase sort={byTitle} perPage={ROWS_PER_PAGE} storeKey={false}>
    <PageHeader title="Categories">
      <ExportButton route="GET /api/categories/export.csv" name="categories" />
      <Button
        variant="contained"
        color="secondary"
        component={Link}
        to={paths.addCategory}
        startIcon={<AddOutlined />}
      >
        Add Category
      </Button>
    </PageHeader>
    <FilterBar>
      <SearchBox label="Search categories" within="Title" />
    </FilterBar>
    <ListBody empty="No Categories Found" first="Every product needs one: add the first.">
      {useNarrow() ? <CategoryCards /> : <CategoryTable />}
    </ListBody>
    <ListPagination />
  </ListBase>
);
