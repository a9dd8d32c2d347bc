import Button from '@mui/material/Button';
import { useState } from 'react';

import { RestockDialog } from './restock-dialog';
import type { Product } from '../../data/records';

/** Opens the restock dialog. */
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
