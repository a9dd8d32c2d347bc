import { DataTable } from 'react-admin';
import { longText } from '../lists/long-text';
import { SelectPage } from '../lists/select-page';
import { SelectRecord } from '../lists/select-record';
import { Thumbnail } from '../ui/thumbnail';
import { thumbnailOf } from './product';
import { ProductActions } from './product-actions';
import { ProductPrice } from './product-price';
import { StockBadge } from './stock-badge';
import type { Product } from '../data/records';

const Column = DataTable.Col<Product>;

/** The products of a page. */
export const ProductTable = () => (
  <DataTable<Product> bulkActionButtons={false} rowClick={false} size="medium">
    <Column
      label={<SelectPage />}
      sx={{ width: 64 }}
      render={({ id, name }) => <SelectRecord id={id} name={name} />}
    />
    <Column
      label="Image"
      sx={{ width: 88 }}
      render={(product) => <Thumbnail src={thumbnailOf(product)} />}
    />
    <Column source="name" disableSort sx={{ ...longText, fontWeight: 600 }} />
    <Column label="Category" sx={longText} render={({ category }) => category.title} />
    <Column label="Price" align="right" render={(product) => <ProductPrice product={product} />} />
    <Column
      label="Quantity"
      align="right"
      render={({ quantity }) => <StockBadge quantity={quantity} />}
    />
    <Column
      label="Actions"
      align="right"
      render={(product) => <ProductActions product={product} />}
    />
  </DataTable>
);
