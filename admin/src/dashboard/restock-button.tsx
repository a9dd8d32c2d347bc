import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Product } from '../products/product';
import { RestockDialog } from './restock-dialog';

/** Opens the dialog that says how many there are now. */
export const RestockButton = ({ product }: { product: Product }) => {
  const [seen, setSeen] = useState<Product | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        aria-label={`Restock ${product.name}`}
        onClick={() => setSeen(product)}
      >
        Restock
      </Button>
      {seen && <RestockDialog product={seen} onClose={() => setSeen(null)} />}
    </>
  );
};
