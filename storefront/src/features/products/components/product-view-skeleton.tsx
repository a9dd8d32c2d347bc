import { Skeleton } from '../../../ui/skeleton';

export function ProductViewSkeleton() {
  return (
    <div className="shell pt-1 pb-20 lg:pt-4">
      <Skeleton className="my-3 h-5 w-64" />
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 md:gap-8 lg:mt-2 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-16">
        <Skeleton className="aspect-square rounded-card" />
        <div className="flex flex-col gap-3 lg:gap-4">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-8 w-4/5 lg:h-12" />
          <Skeleton className="h-7 w-32" />
          <Skeleton className="h-13 w-full rounded-full" />
          <Skeleton className="h-24 w-full" />
        </div>
      </div>
    </div>
  );
}
