import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '../../../ui/button';
import { ResponsiveImage } from '../../../ui/responsive-image';
import type { ListedProduct } from '../product';
import { Price } from './price';
import { SaleRibbon } from './sale-ribbon';

interface ProductCardProps {
  product: ListedProduct;
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
    <article className="group card">
      <Link to={to} discover="none" tabIndex={-1}>
        <ResponsiveImage
          src={product.images[0]}
          widths={product.srcset[0]}
          sizes={sizes}
          alt={product.name}
          first={first}
          className="zoom-on-hover"
        />
        <SaleRibbon product={product} />
        {product.quantity < 1 && (
          <span className="absolute right-3 bottom-3 rounded-full bg-paper px-3 py-1 text-xs font-semibold">
            Sold out
          </span>
        )}
      </Link>
      <div>
        <h3>
          <Link to={to} discover="none">
            {product.name}
          </Link>
        </h3>
        <p>{product.description}</p>
        <Price product={product} className="card-price" />
        <div className="card-actions">
          <ButtonLink to={to} look="outline" aria-label={`View Details of ${product.name}`}>
            View Details
          </ButtonLink>
          {action}
        </div>
      </div>
    </article>
  );
}
