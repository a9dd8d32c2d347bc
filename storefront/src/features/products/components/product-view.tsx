import type { ReactNode } from 'react';
import { Breadcrumb } from '../../../ui/breadcrumb';
import type { Product } from '../product';
import { productBreadcrumb } from '../product-breadcrumb';
import { productFacts } from '../product-facts';
import { Availability } from './availability';
import { Price } from './price';
import { ProductGallery } from './product-gallery';

interface ProductViewProps {
  product: Product;
  /** What delivery costs, in a few words. */
  delivery: string | undefined;
  /** The stepper and the add-to-cart button. */
  action: ReactNode;
  /** Further actions, such as sharing. */
  more: ReactNode;
}

/** The product page: images, price, stock, description and actions. */
export function ProductView({ product, delivery, action, more }: ProductViewProps) {
  return (
    <div className="shell pt-1 lg:pt-4 pb-[clamp(3rem,2rem+4vw,6.5rem)]">
      <Breadcrumb trail={productBreadcrumb(product)} />
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 md:gap-8 lg:mt-2 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-16">
        <ProductGallery product={product} />
        <div className="lg:sticky lg:top-24">
          <p className="text-sm text-steel">
            {productFacts(product)
              .map(({ label, text }) => `${label}: ${text}`)
              .join(' · ')}
          </p>
          <h1 className="mt-1 text-h2 font-extrabold lg:mt-2 lg:text-h1">{product.name}</h1>
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 lg:mt-4">
            <Price product={product} className="font-heading text-price font-bold tabular-nums" />
            {product.hasDiscount && (
              <span className="rounded-full bg-sale px-3 py-1 text-xs font-semibold text-paper">
                Sale: {product.discount}%
              </span>
            )}
            <Availability quantity={product.quantity} />
          </div>
          <div className="mt-4 lg:mt-6">{action}</div>
          <p className="mt-6 max-w-prose whitespace-pre-line text-steel">{product.description}</p>
          <div className="mt-6 flex flex-wrap items-center justify-between gap-2 border-t border-line pt-3">
            <p className="text-sm text-steel">{delivery}</p>
            {more}
          </div>
        </div>
      </div>
    </div>
  );
}
