import type { Data, Query } from '../../../../common/contract/client';
import { api } from '../../api/api';
import type { ListMeta } from '../../api/base-query';
import { toListed, type ListedProduct, type Product } from './product';

type ProductsQuery = Query<'GET /api/products'>;

/** The parameters of the list, named as in the address; flags as booleans. */
export type ProductsCall = Omit<ProductsQuery, 'new' | 'onSale'> &
  Partial<Record<keyof Pick<ProductsQuery, 'new' | 'onSale'>, boolean>>;

export interface ProductPage {
  products: ListedProduct[];
  meta: ListMeta;
}

const pageOf = (products: Data<'GET /api/products'>, meta: ListMeta | undefined): ProductPage => ({
  products: products.map(toListed),
  meta: meta ?? {
    page: 1,
    limit: products.length,
    total: products.length,
    totalIsExact: true,
    didYouMean: [],
  },
});

const listOf = (products: Data<'GET /api/products'>) => products.map(toListed);

const productCall = (id: string) => ({
  url: `products/${encodeURIComponent(id)}`,
  mayBeMissing: true,
});

export const productsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProducts: build.query<ProductPage, ProductsCall>({
      query: (params) => ({ url: 'products', params: { ...params } }),
      transformResponse: pageOf,
      providesTags: ['products'],
    }),
    getFeatured: build.query<ListedProduct[], void>({
      query: () => 'products/featured',
      transformResponse: listOf,
      providesTags: ['products'],
    }),
    getBestSelling: build.query<ListedProduct[], void>({
      query: () => 'products/best-selling',
      transformResponse: listOf,
      providesTags: ['products'],
    }),
    /** Null where the product does not exist. */
    getProduct: build.query<Data<'GET /api/products/{id}'> | null, string>({
      query: productCall,
      providesTags: ['products'],
    }),
    /** Those of the products that are still sold, in the order of the ids. */
    getProductsById: build.query<Product[], readonly string[]>({
      async queryFn(ids, _api, _options, fetch) {
        const answers = await Promise.all(ids.map((id) => fetch(productCall(id))));
        const error = answers.find((answer) => answer.error)?.error;
        if (error) return { error };
        const products = answers.map(({ data }) => data as Data<'GET /api/products/{id}'> | null);
        return { data: products.filter((product) => product !== null) };
      },
      providesTags: ['products'],
    }),
  }),
});

/** How many a row of the home page, or of similar products, asks for. */
export const ROW_LENGTH = 8;

/** The product lists of the home page. */
export const onSaleCall: ProductsCall = { onSale: true, limit: ROW_LENGTH };
export const latestCall: ProductsCall = { new: true, limit: ROW_LENGTH };
export const anyCall: ProductsCall = { limit: ROW_LENGTH };

/** Products of the same category, one more than shown, as the current one is left out. */
export const similarCall = (category: string): ProductsCall => ({
  categories: category,
  limit: ROW_LENGTH + 1,
});
