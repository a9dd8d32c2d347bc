import { useContext } from 'react';
import { AddToCartButton } from '../../features/cart/components/add-to-cart-button';
import { categoriesApi } from '../../features/categories/api';
import { CategoryRow } from '../../features/categories/components/category-row';
import { contentApi } from '../../features/content/api';
import { anyCall, latestCall, onSaleCall, productsApi } from '../../features/products/api';
import { ProductRow } from '../../features/products/components/product-row';
import type { ListedProduct } from '../../features/products/product';
import { showcaseApi } from '../../features/showcase/api';
import { Gallery } from '../../features/showcase/components/gallery';
import { Testimonials } from '../../features/showcase/components/testimonials';
import { useShop } from '../../features/shop/api';
import { deliveryPromise } from '../../features/shop/delivery-promise';
import { PageHead } from '../head/page-head';
import { JsonLd } from '../head/json-ld';
import { OriginContext } from '../head/origin';
import { Block } from '../home/block';
import { Hero } from '../home/hero';
import { MoreLink } from '../home/more-link';
import { organizationOf } from '../home/organization-json-ld';
import { NewsletterBanner } from '../home/newsletter-banner';
import { useLatest } from '../home/use-latest';
import { WhyChoose } from '../home/why-choose';
import type { PreloadContext } from '../page-module';
import { statusWithoutAll } from '../page-status';

export async function preload({
  store: { dispatch },
}: PreloadContext): Promise<number | undefined> {
  const { getFeatured, getBestSelling, getProducts } = productsApi.endpoints;
  const [latest, ...answers] = await Promise.all([
    dispatch(getProducts.initiate(latestCall)),
    dispatch(contentApi.endpoints.getHome.initiate()),
    dispatch(categoriesApi.endpoints.getCategories.initiate()),
    dispatch(getFeatured.initiate()),
    dispatch(getBestSelling.initiate()),
    dispatch(getProducts.initiate(onSaleCall)),
    dispatch(showcaseApi.endpoints.getTestimonials.initiate()),
    dispatch(showcaseApi.endpoints.getImages.initiate()),
  ]);
  if (latest.data?.products.length === 0) await dispatch(getProducts.initiate(anyCall));
  return statusWithoutAll([latest, ...answers]);
}

const action = (product: ListedProduct) => <AddToCartButton product={product} />;

export function Component() {
  const { name, settings, delivery } = useShop();
  const origin = useContext(OriginContext);
  const { data: home } = contentApi.useGetHomeQuery();
  const categories = categoriesApi.useGetCategoriesQuery();
  const featured = productsApi.useGetFeaturedQuery();
  const onSale = productsApi.useGetProductsQuery(onSaleCall);
  const latest = useLatest();
  const bestSelling = productsApi.useGetBestSellingQuery();
  const testimonials = showcaseApi.useGetTestimonialsQuery();
  const images = showcaseApi.useGetImagesQuery();
  return (
    <>
      <PageHead
        title="Fitness equipment"
        description={`${name}: strength, conditioning and recovery equipment built to be used hard. ${deliveryPromise(delivery) ?? ''}`.trim()}
        path="/"
      />
      <JsonLd data={organizationOf(name, origin, settings)} />
      <Hero hero={home?.hero} />
      <div className="flex flex-col empty:hidden gap-[clamp(3rem,2rem+4vw,6.5rem)] py-[clamp(2.5rem,1.6rem+3.6vw,5.5rem)]">
        <Block title="Product Categories" answer={categories}>
          <CategoryRow categories={categories.data} />
        </Block>
        <Block title="Featured Products" answer={featured}>
          <ProductRow title="Featured Products" products={featured.data} action={action} />
        </Block>
        <Block title="On Sale" answer={onSale}>
          <ProductRow
            title="On Sale"
            band
            products={onSale.data?.products}
            more={<MoreLink to="/products?onSale=true" of="On Sale" />}
            action={action}
          />
        </Block>
        <Block title="Latest Products" answer={latest}>
          <ProductRow
            title="Latest Products"
            products={latest.data?.products}
            more={<MoreLink to="/products?new=true" of="Latest Products" />}
            action={action}
          />
        </Block>
        <Block title="Best Selling" answer={bestSelling}>
          <ProductRow title="Best Selling" products={bestSelling.data} action={action} />
        </Block>
      </div>
      <WhyChoose reasons={home?.reasons} />
      <Block title="What Our Customers Say" spaced answer={testimonials}>
        <Testimonials testimonials={testimonials.data} />
      </Block>
      <Block title="Image Gallery" spaced answer={images}>
        <Gallery images={images.data} />
      </Block>
      <NewsletterBanner />
    </>
  );
}
