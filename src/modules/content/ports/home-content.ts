/** An image of the gallery, by its name in the shop's own store. */
export interface GalleryImage {
  readonly image: string;
  /** The existing widths beside the original, in pixels. */
  readonly widths: readonly number[];
}

/** A customer's statement. */
export interface Testimonial {
  readonly name: string;
  /** Their occupation. */
  readonly title: string;
  readonly feedback: string;
  /** The name of their image in the shop's own store. */
  readonly image: string | null;
}

/** A customer's statement with the existing widths of their image, in pixels. */
export interface ShownTestimonial extends Testimonial {
  readonly widths: readonly number[];
}

/** The gallery and the testimonials of the home page. */
export abstract class HomeContent {
  abstract gallery(): Promise<readonly GalleryImage[]>;

  abstract testimonials(): Promise<readonly ShownTestimonial[]>;

  /**
   * Replaces both, in this order. Images are names in the shop's own store.
   * @throws UnknownImage for an image that does not exist.
   */
  abstract fill(content: {
    gallery: readonly string[];
    testimonials: readonly Testimonial[];
  }): Promise<void>;
}
