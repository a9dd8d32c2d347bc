import Checkbox from '@mui/material/Checkbox';
import { useListContext } from 'react-admin';
import type { Product } from '../product';

/** Ticks one product of the list; the name is on the input itself, where it is read out. */
export const SelectProduct = ({ product }: { product: Product }) => {
  const { selectedIds, onToggleItem } = useListContext<Product>();
  return (
    <Checkbox
      checked={selectedIds.includes(product.id)}
      onChange={() => onToggleItem(product.id)}
      slotProps={{ input: { 'aria-label': `Select ${product.name}` } }}
    />
  );
};
