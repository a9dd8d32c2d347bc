import { useId, useState } from 'react';
import { useSession } from '../../../session/use-session';
import { Stepper } from '../../../ui/stepper';
import { useAddToCart } from '../use-add-to-cart';
import { useScrolledAway } from '../use-scrolled-away';
import { AddButton } from './add-button';
import { AdminNote } from './admin-note';
import { BuyBar } from './buy-bar';

interface AddToCartPanelProps {
  /** `finalPrice` in dollars. */
  product: { _id: string; name: string; quantity: number; finalPrice: number };
}

/** Quantity and Add To Cart; on narrow screens also in a bar once this panel is scrolled away. */
export function AddToCartPanel({ product }: AddToCartPanelProps) {
  const [quantity, setQuantity] = useState(1);
  const { add, busy } = useAddToCart();
  const isAdmin = useSession()?.user.role === 'admin';
  const [panel, isAway] = useScrolledAway<HTMLDivElement>();
  const soldOutId = useId();
  const isSoldOut = product.quantity < 1;
  const button = {
    busy,
    disabled: isSoldOut || isAdmin,
    onClick: () => void add(product._id, quantity),
  };
  return (
    <div ref={panel} role="group" aria-label="Buy" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Stepper value={quantity} max={product.quantity} onChange={setQuantity} />
        <div className="flex grow items-center gap-3">
          <AddButton
            {...button}
            className="min-w-48 grow"
            aria-describedby={isSoldOut ? soldOutId : undefined}
          />
          {isSoldOut && (
            <p id={soldOutId} className="font-semibold whitespace-nowrap text-sale">
              Sold out
            </p>
          )}
        </div>
      </div>
      {isAdmin && <AdminNote product={product} />}
      {isAway && !button.disabled && (
        <BuyBar product={product}>
          <AddButton {...button} className="shrink-0" />
        </BuyBar>
      )}
    </div>
  );
}
