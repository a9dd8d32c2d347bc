import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { DataTable, SelectPageCheckbox, SimpleList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { ListColumn } from '../lists/list-column';
import { longText } from '../lists/long-text';
import { SelectRecord } from '../lists/select-record';
import { paths } from '../paths';
import { Allowed } from '../ui/allowed';
import { Thumbnail } from '../ui/thumbnail';
import { useNarrow } from '../ui/use-narrow';
import { thumbnailOf } from './product';
import { ProductNote } from './product-note';
import { ProductPrice } from './product-price';
import { StockBadge } from './stock-badge';
import type { Product } from '../data/records';

const Column = ListColumn<Product>;
const BRIEF_IMAGE = 44;

interface ProductRowsProps {
  /** In the server's own order, without boxes to tick, each name leading to its form. */
  brief?: boolean;
  /** What can be done with one. */
  actions: (product: Product) => ReactNode;
}

/** The products of a page, as a table or, where that would not fit, as cards. */
export const ProductRows = (props: ProductRowsProps) =>
  useNarrow() ? <ProductCards {...props} /> : <ProductTable {...props} />;

const ProductTable = ({ brief = false, actions }: ProductRowsProps) => (
  <DataTable<Product> bulkActionButtons={false} rowClick={false} size="medium">
    {!brief && (
      <Column
        label={<SelectPageCheckbox />}
        sx={{ width: 64 }}
        render={({ id, name }) => <SelectRecord id={id} name={name} />}
      />
    )}
    <Column
      label="Image"
      sx={{ width: brief ? 76 : 88 }}
      render={(product) => <ProductImage product={product} brief={brief} />}
    />
    <Column
      source="name"
      disableSort={brief}
      sx={{ ...longText, fontWeight: 600 }}
      render={(product) => <ProductName product={product} brief={brief} />}
    />
    {!brief && <Column label="Category" sx={longText} render={({ category }) => category.title} />}
    <Column
      source="finalPrice"
      disableSort={brief}
      align="right"
      render={(product) => <ProductPrice product={product} />}
    />
    <Column
      source="quantity"
      disableSort={brief}
      align="right"
      render={({ quantity }) => <StockBadge quantity={quantity} />}
    />
    <Column label="Actions" align="right" render={actions} />
  </DataTable>
);

const ProductCards = ({ brief = false, actions }: ProductRowsProps) => (
  <SimpleList<Product>
    rowClick={false}
    leftIcon={(product) => (
      <>
        {!brief && <SelectRecord id={product.id} name={product.name} />}
        <ProductImage product={product} brief={brief} />
      </>
    )}
    primaryText={(product) => <ProductName product={product} brief={brief} />}
    secondaryText={(product) => <ProductNote product={product} />}
    rightIcon={actions}
  />
);

interface CellProps {
  product: Product;
  brief: boolean;
}

const ProductImage = ({ product, brief }: CellProps) => (
  <Thumbnail src={thumbnailOf(product)} size={brief ? BRIEF_IMAGE : undefined} />
);

const ProductName = ({ product: { id, name }, brief }: CellProps) =>
  brief ? (
    <Allowed to="products.change" otherwise={name}>
      <Link component={RouterLink} to={paths.editProduct(id)} color="inherit" underline="hover">
        {name}
      </Link>
    </Allowed>
  ) : (
    name
  );
