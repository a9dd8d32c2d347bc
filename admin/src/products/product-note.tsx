import Box from '@mui/material/Box';

import { ProductPrice } from './product-price';
import { StockBadge } from './stock-badge';
import type { Product } from '../data/records';

/** Price and stock of a product, below its name in a card. */
export const ProductNote = ({ product }: { product: Product }) => (
  <>
    <ProductPrice product={product} />
    <Box component="span" sx={{ display: 'block' }}>
      <StockBadge quantity={product.quantity} /> in stock
    </Box>
  </>
);
