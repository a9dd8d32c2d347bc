import Link from '@mui/material/Link';
import { DataTable } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { CardList } from '../../lists/card-list';
import { longText } from '../../lists/long-text';
import { paths } from '../../paths';
import { thumbnailOf } from '../product';
import { ProductNote } from '../product-note';
import { ProductPrice } from '../product-price';
import { StockBadge } from '../stock-badge';
import { Thumbnail } from '../../ui/thumbnail';
import { useNarrow } from '../../ui/use-narrow';
import { RestockButton } from './restock-button';
import type { Product } from '../../data/records';

const Column = DataTable.Col<Product>;
const PICTURE = 44;

/** The rows of the low-stock list. */
export const LowStockTable = () => (useNarrow() ? <LowStockCards /> : <Table />);

const Table = () => (
  <DataTable<Product> bulkActionButtons={false} rowClick={false} size="medium">
    <Column
      label="Image"
      sx={{ width: 76 }}
      render={(product) => <Thumbnail src={thumbnailOf(product)} size={PICTURE} />}
    />
    <Column
      label="Name"
      sx={{ ...longText, fontWeight: 600 }}
      render={(product) => <NameLink product={product} />}
    />
    <Column label="Price" align="right" render={(product) => <ProductPrice product={product} />} />
    <Column
      label="Quantity"
      align="right"
      render={({ quantity }) => <StockBadge quantity={quantity} />}
    />
    <Column
      label="Actions"
      align="right"
      render={(product) => <RestockButton product={product} />}
    />
  </DataTable>
);

const LowStockCards = () => (
  <CardList<Product>
    card={(product) => ({
      media: <Thumbnail src={thumbnailOf(product)} size={PICTURE} />,
      title: <NameLink product={product} />,
      note: <ProductNote product={product} />,
      aside: <RestockButton product={product} />,
    })}
  />
);

const NameLink = ({ product: { id, name } }: { product: Product }) => (
  <Link component={RouterLink} to={paths.editProduct(id)} color="inherit" underline="hover">
    {name}
  </Link>
);
