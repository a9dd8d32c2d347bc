import { classes } from '../../../ui/classes';
import type { CartLine } from '../cart-lines';

/** 'Stock: 12'; in red and with a note where the quantity exceeds it. */
export function CartStock({ line: { item, stock, isOver } }: { line: CartLine }) {
  if (!item.product.available) {
    return <p className="mt-1 text-sm font-medium text-sale">No longer available</p>;
  }
  const reason = stock === 0 ? 'Sold out' : `Only ${stock} left`;
  return (
    <p aria-live="polite" className={classes('mt-1 text-sm', isOver ? 'text-sale' : 'text-steel')}>
      <span className={isOver ? 'font-semibold' : undefined}>Stock: {stock}</span>
      {isOver && ` · ${reason}`}
    </p>
  );
}
