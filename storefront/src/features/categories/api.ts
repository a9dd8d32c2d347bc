import type { Data } from '../../../../common/contract/client';
import { api } from '../../api/api';

/** Reduces the categories to what the shop shows, because a page's HTML carries them for hydration. */
const toShown = (categories: Data<'GET /api/categories'>) =>
  categories.map(({ _id, title, icon, srcset }) => ({ _id, title, icon, srcset }));

export type Category = ReturnType<typeof toShown>[number];

export const categoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCategories: build.query<Category[], void>({
      query: () => 'categories',
      transformResponse: toShown,
      providesTags: ['category'],
    }),
  }),
});
