import { Skeleton } from '../../../ui/skeleton';

export function OrderListSkeleton() {
  return (
    <div role="status" aria-label="Loading your orders" className="flex flex-col gap-5">
      {[1, 2, 3].map((card) => (
        <div key={card} className="rounded-card border border-line p-4 sm:p-7">
          <div className="flex justify-between gap-4">
            <Skeleton className="h-6 w-36" />
            <Skeleton className="h-7 w-40 rounded-full" />
          </div>
          <Skeleton className="mt-5 h-10 w-full max-w-lg" />
          <div className="mt-6 flex items-center gap-5">
            <Skeleton className="size-18 shrink-0 sm:size-22" />
            <Skeleton className="h-6 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  );
}
