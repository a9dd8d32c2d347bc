/** An image of the gallery, by its name in the shop's own store. */
export interface GalleryImage {
  readonly image: string;
  /** The widths that exist beside the original, in pixels. */
  readonly widths: readonly number[];
}

/** What a customer said. */
export interface Testimonial {
  readonly name: string;
  /** What they are or do. */
  readonly title: string;
  readonly feedback: string;
  /** The name of their image in the shop's own store. */
  readonly image: string | null;
}

/** What a customer said, with the widths of their image that exist, in pixels. */
export interface ShownTestimonial extends Testimonial {
  readonly widths: readonly number[];
}

/** The gallery and the testimonials of the home page. */
export abstract class HomeContent {
  abstract gallery(): Promise<readonly GalleryImage[]>;

  abstract testimonials(): Promise<readonly ShownTestimonial[]>;

  /**
   * Replaces both, in this order. Images are names in the shop's own store.
   * @throws UnknownImage for an image that is not there.
   */
  abstract fill(content: {
    gallery: readonly string[];
    testimonials: readonly Testimonial[];
  }): Promise<void>;
}
