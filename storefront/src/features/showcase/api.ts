import type { Data, Schema } from '../../../../common/contract/client';
import { api } from '../../api/api';

export type Testimonial = Schema<'Testimonial'>;

export type GalleryImage = Schema<'GalleryImage'>;

export const showcaseApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTestimonials: build.query<Data<'GET /api/testimonials'>, void>({
      query: () => 'testimonials',
    }),
    getImages: build.query<Data<'GET /api/images'>, void>({ query: () => 'images' }),
  }),
});
