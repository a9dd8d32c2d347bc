import { AddToCartButton } from '../../features/cart/components/add-to-cart-button';
import { categoriesApi } from '../../features/categories/api';
import { productsApi } from '../../features/products/api';
import { FilterPanel } from '../../features/products/components/filter-panel';
import { ProductResults } from '../../features/products/components/product-results';
import {
  addressOfQuery,
  callOfQuery,
  EMPTY_QUERY,
  isNoList,
  queryOfAddress,
} from '../../features/products/list-query';
import { Banner } from '../../ui/banner';
import { PageHead } from '../head/page-head';
import type { PreloadContext } from '../page-module';
import { statusWithout } from '../page-status';
import { useListQuery } from '../use-list-query';

export async function preload({
  store: { dispatch },
  search,
}: PreloadContext): Promise<number | undefined> {
  const query = queryOfAddress(search);
  const call = callOfQuery(query);
  const [products, categories] = await Promise.all([
    dispatch(productsApi.endpoints.getProducts.initiate(call)),
    dispatch(categoriesApi.endpoints.getCategories.initiate()),
  ]);
  const [list, known] = [products.data, categories.data];
  const isMissing = list && known && isNoList(query, list.products.length, known);
  return isMissing ? 404 : statusWithout(products);
}

/** The product list and its filters. */
export function Component() {
  const { query, clearings, change, startOver } = useListQuery();
  const fetchProducts = productsApi.usePrefetch('getProducts');
  const { data: categories = [] } = categoriesApi.useGetCategoriesQuery();
  const { currentData: found } = productsApi.useGetProductsQuery(callOfQuery(query));
  const chosen = categories.filter(({ _id }) => query.categories.includes(_id));
  const address = addressOfQuery(query).toString();
  return (
    <>
      <PageHead
        title={chosen.length === 1 && chosen[0] ? chosen[0].title : 'Products'}
        description="Kettlebells, racks, bars, machines and more: find the equipment for your training."
        path={`/products${address && `?${address}`}`}
        hidden={query.searchTerm !== '' || found?.products.length === 0}
      />
      <Banner title="Discover Our Premium Products" />
      <div className="shell section grid grid-cols-1 gap-8 pt-6 lg:grid-cols-[17rem_1fr] lg:gap-12 lg:pt-12">
        <FilterPanel
          query={query}
          categories={categories}
          clearings={clearings}
          onChange={change}
          onClear={() => {
            startOver(EMPTY_QUERY);
            // The whole list may be cached from before.
            fetchProducts(callOfQuery(EMPTY_QUERY), { force: true });
          }}
        />
        <ProductResults
          query={query}
          categories={categories}
          onChange={change}
          onStartOver={startOver}
          action={(product) => <AddToCartButton product={product} />}
        />
      </div>
    </>
  );
}
