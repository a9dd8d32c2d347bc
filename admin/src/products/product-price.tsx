import Box from '@mui/material/Box';
import { money } from '../../../common/format/money';
import type { Product } from '../data/records';

/** What a shopper pays, and before it the price without the discount, struck through. */
export const ProductPrice = ({ product }: { product: Product }) => (
  <>
    {product.hasDiscount && (
      <Box component="s" sx={{ color: 'text.secondary', mr: 1 }}>
        {money(product.price)}
      </Box>
    )}
    {money(product.finalPrice)}
  </>
);
