import Box from '@mui/material/Box';
import { CardList } from '../lists/card-list';
import { SelectRecord } from '../lists/select-record';
import { Thumbnail } from '../ui/thumbnail';
import { thumbnailOf, type Product } from './product';
import { ProductActions } from './product-actions';
import { ProductPrice } from './product-price';
import { StockBadge } from './stock-badge';

/** The products of a page where a table would not fit. */
export const ProductCards = () => (
  <CardList<Product>
    card={(product) => ({
      media: (
        <>
          <SelectRecord id={product.id} name={product.name} />
          <Thumbnail src={thumbnailOf(product)} />
        </>
      ),
      title: product.name,
      note: (
        <>
          <ProductPrice product={product} />
          <Box>
            <StockBadge quantity={product.quantity} /> in stock
          </Box>
        </>
      ),
      aside: <ProductActions product={product} />,
    })}
  />
);
