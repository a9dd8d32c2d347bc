import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { ListBase } from 'react-admin';
import { Link } from 'react-router-dom';
import { PRODUCTS_PER_PAGE } from '../../../common/contract/list';
import { ExportButton } from '../lists/export-button';
import { ListBody } from '../lists/list-body';
import { SelectionBar } from '../lists/selection-bar';
import { paths } from '../paths';
import { PageHeader } from '../ui/page-header';
import { useNarrow } from '../ui/use-narrow';
import { ChangeAllFound, ChangeSelected } from './bulk/bulk-buttons';
import { ImportButton } from './import/import-button';
import { ProductCards } from './product-cards';
import { ProductFilters } from './product-filters';
import { ProductTable } from './product-table';

const dearestFirst = { field: 'finalPrice', order: 'DESC' } as const;

/** All products, searched, filtered and sorted by the server. */
export const ProductList = () => {
  const narrow = useNarrow();
  return (
    <ListBase sort={dearestFirst} perPage={PRODUCTS_PER_PAGE} storeKey={false}>
      <PageHeader title="Products">
        <ChangeAllFound />
        <ImportButton />
        <ExportButton route="GET /api/products/export.csv" name="products" />
        <Button
          variant="contained"
          color="secondary"
          component={Link}
          to={paths.addProduct}
          startIcon={<AddOutlined />}
        >
          Add Product
        </Button>
      </PageHeader>
      <ProductFilters />
      <ListBody
        empty="No Products Found"
        first="Add the first one, or import many at once. Each needs a category."
      >
        {narrow ? <ProductCards /> : <ProductTable />}
      </ListBody>
      <SelectionBar>
        <ChangeSelected />
      </SelectionBar>
    </ListBase>
  );
};
