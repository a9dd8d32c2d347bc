import { useContext } from 'react';
import type { Product } from '../../features/products/product';
import { productBreadcrumb } from '../../features/products/product-breadcrumb';
import { useShop } from '../../features/shop/api';
import { preview } from '../../../../common/format/text';
import { JsonLd } from '../head/json-ld';
import { OriginContext } from '../head/origin';
import { PageHead } from '../head/page-head';
import { jsonLdOf } from './product-json-ld';

const DESCRIPTION_LENGTH = 155;

/** The metadata of a product for search engines and link previews. */
export function ProductHead({ product }: { product: Product }) {
  const origin = useContext(OriginContext);
  const shop = useShop();
  const url = `${origin}/products/${product._id}`;
  return (
    <>
      <PageHead
        title={product.name}
        description={preview(product.description, DESCRIPTION_LENGTH)}
        image={product.images[0]}
        type="product"
      />
      <JsonLd data={jsonLdOf(product, origin, shop)} />
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: productBreadcrumb(product).map(({ label, to }, index) => ({
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
