import { PRODUCTS_PER_PAGE } from '../../../common/contract/list';
import { AddLink } from '../lists/add-link';
import { ExportButton } from '../lists/export-button';
import { ListPage } from '../lists/list-page';
import { SortSelect } from '../lists/sort-select';
import { paths } from '../paths';
import { Allowed } from '../ui/allowed';
import { ChangeAllFound, ChangeSelected } from './bulk/bulk-buttons';
import { DidYouMean } from './did-you-mean';
import { ImportButton } from './import/import-button';
import { ProductActions } from './product-actions';
import { productFilters } from './product-filters';
import { ProductRows } from './product-rows';

/** What the API sorts products by; the first is how the list opens. */
const sorts = [
  { field: 'finalPrice', order: 'DESC', label: 'Price: high to low' },
  { field: 'finalPrice', order: 'ASC', label: 'Price: low to high' },
  { field: 'name', order: 'ASC', label: 'Name: A to Z' },
  { field: 'name', order: 'DESC', label: 'Name: Z to A' },
  { field: 'quantity', order: 'ASC', label: 'Quantity: low to high' },
  { field: 'quantity', order: 'DESC', label: 'Quantity: high to low' },
  { field: 'createdAt', order: 'DESC', label: 'Added: newest first' },
  { field: 'createdAt', order: 'ASC', label: 'Added: oldest first' },
] as const;

/** All products, searched, filtered and sorted by the server. */
export const ProductList = () => (
  <ListPage
    title="Products"
    sort={sorts[0]}
    perPage={PRODUCTS_PER_PAGE}
    filters={productFilters}
    sorting={<SortSelect sorts={sorts} />}
    actions={
      <>
        <Allowed to="products.change">
          <ChangeAllFound />
          <ImportButton />
        </Allowed>
        <ExportButton route="GET /api/products/export.csv" name="products" />
        <Allowed to="products.change">
          <AddLink to={paths.addProduct} label="Add Product" />
        </Allowed>
      </>
    }
    bulkActions={
      <Allowed to="products.change">
        <ChangeSelected />
      </Allowed>
    }
    tabs={<DidYouMean />}
    empty="No Products Found"
    first="Add a product or import a CSV file. Each product needs a category."
  >
    <ProductRows actions={(product) => <ProductActions product={product} />} />
  </ListPage>
);
