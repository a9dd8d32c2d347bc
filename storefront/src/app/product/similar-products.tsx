import { AddToCartButton } from '../../features/cart/components/add-to-cart-button';
import { productsApi, ROW_LENGTH, similarCall } from '../../features/products/api';
import { ProductRow } from '../../features/products/components/product-row';
import type { Product } from '../../features/products/product';

/** Others of the same category; nothing where there are none. */
export function SimilarProducts({ product }: { product: Product }) {
  const { data, isError } = productsApi.useGetProductsQuery(similarCall(product.category._id));
  if (isError && !data) return null;
  const others = data?.products.filter(({ _id }) => _id !== product._id).slice(0, ROW_LENGTH);
  return (
    <div className="pb-[clamp(2.5rem,1.6rem+3.6vw,5.5rem)]">
      <ProductRow
        title="Similar Products"
        products={others}
        action={(one) => <AddToCartButton product={one} />}
      />
    </div>
  );
}
