import { api } from '../../api/api';
import type { PictureWidth } from '../../ui/picture';

/** What a customer says. */
export interface Testimonial {
  name: string;
  title: string;
  /** The URL of the person's picture; optional. */
  image: string | null;
  srcset: PictureWidth[];
  feedback: string;
}

export interface GalleryImage {
  url: string;
  srcset: PictureWidth[];
}

export const showcaseApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTestimonials: build.query<Testimonial[], void>({ query: () => 'testimonials' }),
    getImages: build.query<GalleryImage[], void>({ query: () => 'images' }),
  }),
});
