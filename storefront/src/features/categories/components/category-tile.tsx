import { Link } from 'react-router';
import { Icon } from '../../../ui/icon';
import { srcSetOf } from '../../../ui/responsive-image';
import { Skeleton } from '../../../ui/skeleton';
import type { Category } from '../api';

/** Leads to the products of a category. */
export function CategoryTile({ category }: { category: Category }) {
  return (
    <Link to={`/products?category=${category._id}`} discover="none" className="group tile">
      <span className="tile-picture">
        {category.icon ? (
          <img
            src={category.icon}
            srcSet={srcSetOf(category.srcset)}
            sizes="(min-width: 1024px) 80px, (min-width: 640px) 9vw, 22vw"
            alt=""
            width={320}
            height={320}
            loading="lazy"
          />
        ) : (
          <Icon name="grid" className="size-1/3" />
        )}
      </span>
      <span className="text-sm font-semibold text-balance">{category.title}</span>
    </Link>
  );
}

export const TILE_SKELETONS = Array.from({ length: 8 }, (_, index) => (
  <div key={index} className="flex flex-col items-center gap-3">
    <Skeleton className="aspect-square w-full rounded-card" />
    <Skeleton className="h-4 w-2/3" />
  </div>
));
