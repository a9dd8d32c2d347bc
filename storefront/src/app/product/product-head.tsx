import { useContext } from 'react';
import type { Product } from '../../features/products/product';
import { trailOf } from '../../features/products/trail';
import { preview } from '../../format/text';
import { JsonLd } from '../head/json-ld';
import { OriginContext } from '../head/origin';
import { PageHead } from '../head/page-head';

const DESCRIPTION_LENGTH = 155;

/** What search engines and previews learn of a product. */
export function ProductHead({ product }: { product: Product }) {
  const origin = useContext(OriginContext);
  const absolute = (path: string) => new URL(path, origin || undefined).href;
  const url = `${origin}/products/${product._id}`;
  return (
    <>
      <PageHead
        title={product.name}
        description={preview(product.description, DESCRIPTION_LENGTH)}
        image={product.images[0]}
        type="product"
      />
      <JsonLd
        data={{
          '@type': 'Product',
          name: product.name,
          description: product.description,
          sku: product._id,
          category: product.category.title,
          image: product.images.map(absolute),
          url,
          offers: {
            '@type': 'Offer',
            url,
            price: product.finalPrice.toFixed(2),
            priceCurrency: 'USD',
            availability: `https://schema.org/${product.quantity > 0 ? 'InStock' : 'OutOfStock'}`,
          },
        }}
      />
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: trailOf(product).map(({ label, to }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: label,
            item: to ? origin + to : url,
          })),
        }}
      />
    </>
  );
}
