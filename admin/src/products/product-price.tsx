import Box from '@mui/material/Box';
import { money } from '../../../storefront/src/format/money';
import type { Product } from './product';

/** What a shopper pays, and the price before the discount struck through. */
export const ProductPrice = ({ product }: { product: Product }) => (
  <>
    {money(product.finalPrice)}
    {product.hasDiscount && (
      <Box component="s" sx={{ color: 'text.secondary', ml: 1 }}>
        {money(product.price)}
      </Box>
    )}
  </>
);
