import { api } from '../../api/api';
import type { ImageWidth } from '../../ui/responsive-image';

/** What a customer says. */
export interface Testimonial {
  name: string;
  title: string;
  /** The URL of the user's image; optional. */
  image: string | null;
  srcset: ImageWidth[];
  feedback: string;
}

export interface GalleryImage {
  url: string;
  srcset: ImageWidth[];
}

export const showcaseApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTestimonials: build.query<Testimonial[], void>({ query: () => 'testimonials' }),
    getImages: build.query<GalleryImage[], void>({ query: () => 'images' }),
  }),
});
