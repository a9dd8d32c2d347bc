import type { ReactNode } from 'react';
import { Slider } from '../../../ui/slider';
import type { ListedProduct } from '../product';
import { ProductCard } from './product-card';
import { CARD_SKELETONS } from './product-card-skeleton';

interface ProductRowProps {
  title: string;
  /** On a background of its own. */
  band?: boolean;
  /** Undefined while they load. */
  products: readonly ListedProduct[] | undefined;
  more?: ReactNode;
  action: (product: ListedProduct) => ReactNode;
}

const SIZES =
  '(min-width: 1520px) 270px, (min-width: 1024px) 17.6vw, (min-width: 640px) 29.6vw, 44vw';

/** A slider of products; renders nothing where there are none. */
export function ProductRow({ title, band = false, products, more, action }: ProductRowProps) {
  if (products?.length === 0) return null;
  return (
    <div className={band ? 'section bg-mist' : undefined}>
      <Slider title={title} columns="products" more={more}>
        {products?.map((product) => (
          <ProductCard key={product._id} product={product} sizes={SIZES} action={action(product)} />
        )) ?? CARD_SKELETONS}
      </Slider>
    </div>
  );
}
