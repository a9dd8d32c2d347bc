import { useParams } from 'react-router';
import { AddToCartPanel } from '../../features/cart/components/add-to-cart-panel';
import { anyCall, productsApi, similarCall } from '../../features/products/api';
import { ProductView } from '../../features/products/components/product-view';
import { ProductViewSkeleton } from '../../features/products/components/product-view-skeleton';
import { useShop } from '../../features/shop/api';
import { deliveryPromise } from '../../features/shop/delivery-promise';
import { Button } from '../../ui/button';
import { StateMessage } from '../../ui/state-message';
import { StrapLine } from '../../ui/strap-line';
import { PageHead } from '../head/page-head';
import type { PreloadContext } from '../page-module';
import { ProductHead } from '../product/product-head';
import { GoneProduct } from '../product/gone-product';
import { ShareButton } from '../product/share-button';
import { SimilarProducts } from '../product/similar-products';
import { statusWithout } from '../page-status';

export async function preload({ store, params }: PreloadContext): Promise<number | undefined> {
  const { getProduct, getProducts } = productsApi.endpoints;
  const answer = await store.dispatch(getProduct.initiate(params.productId ?? ''));
  const call = answer.data ? similarCall(answer.data.category._id) : anyCall;
  await store.dispatch(getProducts.initiate(call));
  return answer.data === null ? 404 : statusWithout(answer);
}

export function Component() {
  const { productId = '' } = useParams();
  const promise = deliveryPromise(useShop().delivery);
  const { currentData: product, isError, refetch } = productsApi.useGetProductQuery(productId);
  return (
    <>
      <StrapLine text="Discover Your Perfect Product" isTitle={!product} />
      {product ? (
        <>
          <ProductHead product={product} />
          <ProductView
            key={product._id}
            product={product}
            delivery={promise}
            action={<AddToCartPanel product={product} />}
            more={<ShareButton title={product.name} />}
          />
          <SimilarProducts product={product} />
        </>
      ) : product === null ? (
        <GoneProduct />
      ) : isError ? (
        <StateMessage wholePage alert icon="alert" title="Error loading product details.">
          <PageHead title="Product" hidden />
          <Button onClick={() => void refetch()}>Try again</Button>
        </StateMessage>
      ) : (
        <ProductViewSkeleton />
      )}
    </>
  );
}
