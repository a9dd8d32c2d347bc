import { classes } from './classes';

/** A pulsing placeholder in the shape of the content that loads. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={classes('animate-pulse rounded-sm bg-line', className)} />
  );
}
