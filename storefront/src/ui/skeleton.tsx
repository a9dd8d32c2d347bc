import { classes } from './classes';

/** A gray pulse in the shape of what comes. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={classes('animate-pulse rounded-sm bg-line', className)} />
  );
}
