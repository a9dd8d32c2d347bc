import type { ReactNode } from 'react';
import { Breadcrumb } from '../../../ui/breadcrumb';
import type { Product } from '../product';
import { productBreadcrumb } from '../product-breadcrumb';
import { Availability } from './availability';
import { Price } from './price';
import { ProductGallery } from './product-gallery';

interface ProductViewProps {
  product: Product;
  /** The stepper and the add-to-cart button. */
  action: ReactNode;
  /** What else one may do with it, such as to share it. */
  more: ReactNode;
}

/** Everything one wants to know before buying. */
export function ProductView({ product, action, more }: ProductViewProps) {
  const { category } = product;
  return (
    <div className="shell pt-4 pb-[clamp(3rem,2rem+4vw,6.5rem)]">
      <Breadcrumb trail={productBreadcrumb(product)} />
      <div className="mt-2 grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-16">
        <ProductGallery product={product} />
        <div className="lg:sticky lg:top-24">
          <p className="text-sm text-steel">Category: {category.title}</p>
          <h2 className="mt-2 text-h1 font-extrabold">{product.name}</h2>
          <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Price product={product} className="font-heading text-price font-bold tabular-nums" />
            {product.hasDiscount && (
              <span className="rounded-full bg-sale px-3 py-1 text-xs font-semibold text-paper">
                Sale: {product.discount}%
              </span>
            )}
          </div>
          <Availability quantity={product.quantity} />
          <p className="mt-5 max-w-prose whitespace-pre-line text-steel">{product.description}</p>
          <div className="mt-8">{action}</div>
          <div className="mt-6 flex flex-wrap items-center justify-between gap-2 border-t border-line pt-3">
            <p className="text-sm text-steel">Free delivery on every order.</p>
            {more}
          </div>
        </div>
      </div>
    </div>
  );
}
