import { classes } from '../../../ui/classes';

const FEW = 5;

/** 'Available: 12', with a colored dot and a note on the stock; 'Sold out' is shown beside the button instead. */
export function Availability({ quantity }: { quantity: number }) {
  const note = quantity < 1 ? '' : quantity <= FEW ? 'Only a few left' : 'In stock';
  const dot = quantity < 1 ? 'bg-sale' : quantity <= FEW ? 'bg-warning' : 'bg-success';
  return (
    <p className="flex items-center gap-2 text-sm font-medium">
      <span aria-hidden="true" className={classes('size-2.5 rounded-full', dot)} />
      <span>Available: {quantity}</span>
      <span className="text-steel">{note}</span>
    </p>
  );
}
