import { useSearchParams } from 'react-router';
import { AddToCartButton } from '../../features/cart/components/add-to-cart-button';
import { categoriesApi } from '../../features/categories/api';
import { productsApi } from '../../features/products/api';
import { FilterPanel } from '../../features/products/components/filter-panel';
import { ProductResults } from '../../features/products/components/product-results';
import {
  addressOfQuery,
  callOfQuery,
  changed,
  queryOfAddress,
  type ListQuery,
} from '../../features/products/list-query';
import { Banner } from '../../ui/banner';
import { PageHead } from '../head/page-head';
import type { PreloadContext } from '../page-module';
import { scrollToTop } from '../scroll-to-top';
import { statusWithout } from '../page-status';

export async function preload({
  store: { dispatch },
  search,
}: PreloadContext): Promise<number | undefined> {
  const call = callOfQuery(queryOfAddress(search));
  const [products] = await Promise.all([
    dispatch(productsApi.endpoints.getProducts.initiate(call)),
    dispatch(categoriesApi.endpoints.getCategories.initiate()),
  ]);
  return statusWithout(products);
}

/** The list; its whole state lives in the address, so that Back, reload and sharing work. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const query = queryOfAddress(search);
  const { data: categories = [] } = categoriesApi.useGetCategoriesQuery();
  const change = (next: Partial<ListQuery>) => {
    setSearch(addressOfQuery(changed(query, next)), { preventScrollReset: true });
    scrollToTop();
  };
  const chosen = categories.filter(({ _id }) => query.categories.includes(_id));
  const address = addressOfQuery(query).toString();
  return (
    <>
      <PageHead
        title={chosen.length === 1 && chosen[0] ? chosen[0].title : 'Products'}
        description="Kettlebells, racks, bars, machines and more: find the equipment for your training."
        path={`/products${address && `?${address}`}`}
        hidden={query.searchTerm !== ''}
      />
      <Banner title="Discover Our Premium Products" />
      <div className="shell section grid grid-cols-1 gap-8 pt-6 lg:grid-cols-[17rem_1fr] lg:gap-12 lg:pt-12">
        <FilterPanel query={query} categories={categories} onChange={change} />
        <ProductResults
          query={query}
          categories={categories}
          onChange={change}
          action={(product) => <AddToCartButton product={product} />}
        />
      </div>
    </>
  );
}
