import { Skeleton } from '../../../ui/skeleton';

export function CartSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading your cart"
      className="grid grid-cols-1 gap-8 lg:grid-cols-[1fr_24rem] lg:gap-14"
    >
      <div className="divide-y divide-line border-y border-line">
        {[1, 2, 3].map((row) => (
          <div key={row} className="flex gap-4 py-6 sm:gap-6">
            <Skeleton className="size-22 shrink-0 rounded-card sm:size-32" />
            <div className="grow">
              <Skeleton className="h-6 w-2/3" />
              <Skeleton className="mt-2 h-5 w-20" />
              <Skeleton className="mt-6 h-11 w-32 rounded-full" />
            </div>
          </div>
        ))}
      </div>
      <Skeleton className="h-72 rounded-card" />
    </div>
  );
}
