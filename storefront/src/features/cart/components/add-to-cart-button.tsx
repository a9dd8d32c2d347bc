import { IconButton } from '../../../ui/icon-button';
import { useAddToCart } from '../use-add-to-cart';

interface AddToCartButtonProps {
  product: { _id: string; name: string; quantity: number };
}

/** The card's button: one piece at a press; not while one is on its way, nor when none is left. */
export function AddToCartButton({ product }: AddToCartButtonProps) {
  const { add, busy } = useAddToCart();
  return (
    <IconButton
      icon="bag-plus"
      look="ink"
      label={`Add ${product.name} to cart`}
      disabled={busy || product.quantity < 1}
      onClick={() => void add(product._id, 1)}
    />
  );
}
