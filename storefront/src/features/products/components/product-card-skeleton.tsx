import { Skeleton } from '../../../ui/skeleton';

export function ProductCardSkeleton() {
  return (
    <div className="flex flex-col">
      <Skeleton className="aspect-square rounded-card" />
      <Skeleton className="mt-4 h-5 w-3/4" />
      <Skeleton className="mt-2 h-10 w-full" />
      <Skeleton className="mt-2 h-6 w-1/3" />
      <Skeleton className="mt-3 h-11 rounded-full" />
    </div>
  );
}

/** The skeletons of a row or a page. */
export const CARD_SKELETONS = Array.from({ length: 8 }, (_, index) => (
  <ProductCardSkeleton key={index} />
));
