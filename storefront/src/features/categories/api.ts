import { api } from '../../api/api';
import type { ImageWidth } from '../../ui/responsive-image';

/** A shelf of the shop. */
export interface Category {
  _id: string;
  title: string;
  /** An image's URL; optional. */
  icon: string | null;
  srcset: ImageWidth[];
}

export const categoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCategories: build.query<Category[], void>({
      query: () => 'categories',
      providesTags: ['category'],
    }),
  }),
});
