import { api } from '../../api/api';
import type { PictureWidth } from '../../ui/picture';

/** A shelf of the shop. */
export interface Category {
  _id: string;
  title: string;
  /** An image's URL; optional. */
  icon: string | null;
  srcset: PictureWidth[];
}

export const categoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCategories: build.query<Category[], void>({
      query: () => 'categories',
      providesTags: ['category'],
    }),
  }),
});
