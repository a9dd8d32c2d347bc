import { useState } from 'react';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Stepper } from '../../../ui/stepper';
import { useAddToCart } from '../use-add-to-cart';

interface AddToCartPanelProps {
  product: { _id: string; name: string; quantity: number };
}

/** How many, and into the cart. */
export function AddToCartPanel({ product }: AddToCartPanelProps) {
  const [quantity, setQuantity] = useState(1);
  const { add, busy } = useAddToCart();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Stepper value={quantity} max={product.quantity} onChange={setQuantity} />
      <Button
        look="volt"
        size="lg"
        className="min-w-56 grow"
        busy={busy}
        disabled={product.quantity < 1}
        onClick={() => void add(product._id, quantity)}
      >
        {!busy && <Icon name="bag-plus" />}
        {busy ? 'Adding to cart...' : 'Add To Cart'}
      </Button>
    </div>
  );
}
