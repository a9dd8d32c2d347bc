import Box from '@mui/material/Box';
import { money } from '../../../common/format/money';
import type { Product } from '../data/records';

/** The final price, preceded by the struck-through price where there is a discount. */
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
