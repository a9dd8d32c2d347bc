import type { Data, Schema } from '../../../../common/contract/client';
import { api } from '../../api/api';

export type Category = Schema<'Category'>;

export const categoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCategories: build.query<Data<'GET /api/categories'>, void>({
      query: () => 'categories',
      providesTags: ['category'],
    }),
  }),
});
