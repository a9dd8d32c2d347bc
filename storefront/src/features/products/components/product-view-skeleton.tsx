import { Skeleton } from '../../../ui/skeleton';

/** The page of a product that is still to come. */
export function ProductViewSkeleton() {
  return (
    <div className="shell pt-4 pb-20">
      <Skeleton className="my-3 h-5 w-64" />
      <div className="mt-2 grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-16">
        <Skeleton className="aspect-square rounded-card" />
        <div className="flex flex-col gap-4">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-12 w-4/5" />
          <Skeleton className="h-8 w-32" />
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-13 w-full rounded-full" />
        </div>
      </div>
    </div>
  );
}
