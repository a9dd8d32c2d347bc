import { useContext } from 'react';
import { AddToCartButton } from '../../features/cart/components/add-to-cart-button';
import { categoriesApi } from '../../features/categories/api';
import { CategoryRow } from '../../features/categories/components/category-row';
import { anyCall, latestCall, onSaleCall, productsApi } from '../../features/products/api';
import { ProductRow } from '../../features/products/components/product-row';
import type { Product } from '../../features/products/product';
import { showcaseApi } from '../../features/showcase/api';
import { Gallery } from '../../features/showcase/components/gallery';
import { Testimonials } from '../../features/showcase/components/testimonials';
import { useShop } from '../../features/shop/api';
import { PageHead } from '../head/page-head';
import { JsonLd } from '../head/json-ld';
import { OriginContext } from '../head/origin';
import { Hero } from '../home/hero';
import { MoreLink } from '../home/more-link';
import { NewsletterBanner } from '../home/newsletter-banner';
import { useLatest } from '../home/use-latest';
import { WhyChoose } from '../home/why-choose';
import type { PreloadContext } from '../page-module';
import { worstStatus } from '../worst-status';

export async function preload({
  store: { dispatch },
}: PreloadContext): Promise<number | undefined> {
  const { getFeatured, getBestSelling, getProducts } = productsApi.endpoints;
  const [latest, ...answers] = await Promise.all([
    dispatch(getProducts.initiate(latestCall)),
    dispatch(categoriesApi.endpoints.getCategories.initiate()),
    dispatch(getFeatured.initiate()),
    dispatch(getBestSelling.initiate()),
    dispatch(getProducts.initiate(onSaleCall)),
    dispatch(showcaseApi.endpoints.getTestimonials.initiate()),
    dispatch(showcaseApi.endpoints.getImages.initiate()),
  ]);
  if (latest.data?.products.length === 0) await dispatch(getProducts.initiate(anyCall));
  return worstStatus([latest, ...answers]);
}

const action = (product: Product) => <AddToCartButton product={product} />;

export function Component() {
  const { name } = useShop();
  const origin = useContext(OriginContext);
  const { data: categories } = categoriesApi.useGetCategoriesQuery();
  const { data: featured } = productsApi.useGetFeaturedQuery();
  const { data: onSale } = productsApi.useGetProductsQuery(onSaleCall);
  const { data: bestSelling } = productsApi.useGetBestSellingQuery();
  const { data: testimonials } = showcaseApi.useGetTestimonialsQuery();
  const { data: images } = showcaseApi.useGetImagesQuery();
  const latest = useLatest();
  return (
    <>
      <PageHead
        title="Fitness equipment"
        description={`${name}: strength, conditioning and recovery equipment built to be used hard. Free delivery on every order.`}
        path="/"
      />
      <JsonLd data={{ '@type': 'Organization', name, url: origin }} />
      <Hero />
      <div className="flex flex-col gap-[clamp(3rem,2rem+4vw,6.5rem)] py-[clamp(2.5rem,1.6rem+3.6vw,5.5rem)]">
        <CategoryRow categories={categories} />
        <ProductRow title="Featured Products" products={featured} action={action} />
        <ProductRow
          title="On Sale"
          band
          products={onSale?.products}
          more={<MoreLink to="/products?onSale=true" of="On Sale" />}
          action={action}
        />
        <ProductRow
          title="Latest Products"
          products={latest}
          more={<MoreLink to="/products?new=true" of="Latest Products" />}
          action={action}
        />
        <ProductRow title="Best Selling" products={bestSelling} action={action} />
      </div>
      <WhyChoose />
      <Testimonials testimonials={testimonials} />
      <Gallery images={images} />
      <NewsletterBanner />
    </>
  );
}
