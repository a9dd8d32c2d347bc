import { DataTable } from 'react-admin';
import { Thumbnail } from '../ui/thumbnail';
import { SelectionBar } from './bulk/bulk-buttons';
import { SelectProduct } from './bulk/select-product';
import { thumbnailOf, type Product } from './product';
import { ProductActions } from './product-actions';
import { ProductPrice } from './product-price';
import { StockBadge } from './stock-badge';

const Column = DataTable.Col<Product>;

/** The products of a page. */
export const ProductTable = () => (
  <>
    <SelectionBar />
    <DataTable<Product> bulkActionButtons={false} rowClick={false} size="medium">
      <Column
        label="Select"
        sx={{ width: 72 }}
        render={(product) => <SelectProduct product={product} />}
      />
      <Column
        label="Image"
        sx={{ width: 88 }}
        render={(product) => <Thumbnail src={thumbnailOf(product)} />}
      />
      <Column source="name" disableSort sx={{ fontWeight: 600 }} />
      <Column label="Category" render={({ category }) => category.title} />
      <Column label="Price" render={(product) => <ProductPrice product={product} />} />
      <Column label="Quantity" render={({ quantity }) => <StockBadge quantity={quantity} />} />
      <Column
        label="Actions"
        align="right"
        render={(product) => <ProductActions product={product} />}
      />
    </DataTable>
  </>
);
