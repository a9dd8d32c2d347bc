import { Skeleton } from '../../../ui/skeleton';

export function CheckoutSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading the checkout"
      className="grid grid-cols-1 gap-10 lg:grid-cols-[1fr_26rem] lg:gap-x-16"
    >
      <div className="grid content-start gap-5 sm:grid-cols-2">
        <Skeleton className="h-6 w-40 sm:col-span-2" />
        <Skeleton className="h-18 sm:col-span-2" />
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
        <Skeleton className="mt-4 h-6 w-40 sm:col-span-2" />
        <Skeleton className="h-18 sm:col-span-2" />
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
      </div>
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}
