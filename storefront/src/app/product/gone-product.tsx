import { AddToCartButton } from '../../features/cart/components/add-to-cart-button';
import { anyCall, productsApi } from '../../features/products/api';
import { ProductRow } from '../../features/products/components/product-row';
import { ButtonLink } from '../../ui/button';
import { StateMessage } from '../../ui/state-message';
import { PageHead } from '../head/page-head';

/** A product that is no longer sold, or never was; others to look at. */
export function GoneProduct() {
  const { data, isError } = productsApi.useGetProductsQuery(anyCall);
  return (
    <div className="pb-[clamp(2.5rem,1.6rem+3.6vw,5.5rem)]">
      <PageHead title="No longer available" hidden />
      <StateMessage
        alert
        icon="alert"
        title="Error loading product details."
        text="This product is no longer available. Take a look at these instead."
      >
        <ButtonLink to="/products">All products</ButtonLink>
      </StateMessage>
      {(data || !isError) && (
        <ProductRow
          title="More to discover"
          products={data?.products}
          action={(product) => <AddToCartButton product={product} />}
        />
      )}
    </div>
  );
}
