import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { preview } from '../../../../../common/format/text';
import { ButtonLink } from '../../../ui/button';
import { ResponsiveImage } from '../../../ui/responsive-image';
import type { Product } from '../product';
import { Price } from './price';
import { SaleRibbon } from './sale-ribbon';

interface ProductCardProps {
  product: Product;
  /** The `sizes` of the image, which depend on the columns around it. */
  sizes: string;
  /** Visible without scrolling. */
  first?: boolean;
  /** The add-to-cart button. */
  action: ReactNode;
}

/** A product in a row or a grid. */
export function ProductCard({ product, sizes, first, action }: ProductCardProps) {
  const to = `/products/${product._id}`;
  return (
    <article className="group flex h-full flex-col">
      <Link to={to} tabIndex={-1} className="relative block overflow-hidden rounded-card">
        <ResponsiveImage
          src={product.images[0]}
          widths={product.srcset[0]}
          sizes={sizes}
          alt={product.name}
          first={first}
          className="transition-transform duration-250 ease-out group-hover:scale-[1.03]"
        />
        <SaleRibbon product={product} />
        {product.quantity < 1 && (
          <span className="absolute right-3 bottom-3 rounded-full bg-paper px-3 py-1 text-xs font-semibold">
            Sold out
          </span>
        )}
      </Link>
      <div className="flex grow flex-col pt-3">
        <h3 className="text-h3 font-bold">
          <Link to={to} className="-my-3 inline-block py-3 hover:underline">
            {product.name}
          </Link>
        </h3>
        <p className="mt-1 mb-2 text-sm text-steel">{preview(product.description)}</p>
        <Price product={product} className="mt-auto font-semibold tabular-nums" />
        <div className="mt-3 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2">
          <ButtonLink
            to={to}
            look="outline"
            className="min-w-0 whitespace-nowrap max-sm:px-3 max-[359px]:px-1 max-[359px]:text-xs"
            aria-label={`View Details of ${product.name}`}
          >
            View Details
          </ButtonLink>
          {action}
        </div>
      </div>
    </article>
  );
}
