import { CardList } from '../lists/card-list';
import { SelectRecord } from '../lists/select-record';
import { Thumbnail } from '../ui/thumbnail';
import { thumbnailOf } from './product';
import { ProductActions } from './product-actions';
import { ProductNote } from './product-note';
import type { Product } from '../data/records';

/** The products of a page where a table would not fit. */
export const ProductCards = () => (
  <CardList<Product>
    card={(product) => ({
      media: (
        <>
          <SelectRecord id={product.id} name={product.name} />
          <Thumbnail src={thumbnailOf(product)} />
        </>
      ),
      title: product.name,
      note: <ProductNote product={product} />,
      aside: <ProductActions product={product} />,
    })}
  />
);
