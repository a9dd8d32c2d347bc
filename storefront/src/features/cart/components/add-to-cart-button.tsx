import { IconButton } from '../../../ui/icon-button';
import { useSession } from '../../../session/use-session';
import { useAddToCart } from '../use-add-to-cart';
import { AdminNote } from './admin-note';

interface AddToCartButtonProps {
  product: { _id: string; name: string; quantity: number };
}

/** The button of a product card; adds one. Disabled during a request, when sold out, and for an admin. */
export function AddToCartButton({ product }: AddToCartButtonProps) {
  const { add, busy } = useAddToCart();
  const isAdmin = useSession()?.user.role === 'admin';
  return (
    <>
      <IconButton
        icon="bag-plus"
        look="ink"
        label={`Add ${product.name} to cart`}
        inactive={busy}
        disabled={isAdmin || product.quantity < 1}
        onClick={() => void add(product._id, 1)}
      />
      {isAdmin && <AdminNote product={product} className="col-span-2" />}
    </>
  );
}
