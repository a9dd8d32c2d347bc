import Box from '@mui/material/Box';

import { ProductPrice } from './product-price';
import { StockBadge } from './stock-badge';
import type { Product } from '../data/records';

/** What a card says of a product below its name: its price, and how many there are. */
export const ProductNote = ({ product }: { product: Product }) => (
  <>
    <ProductPrice product={product} />
    <Box>
      <StockBadge quantity={product.quantity} /> in stock
    </Box>
  </>
);
