/** One width of a picture, in pixels. */
export class GallerySourceView {
  width!: number;
  url!: string;
}

export class GalleryImageView {
  url!: string;
  srcset!: GallerySourceView[];
}

export class TestimonialView {
  name!: string;
  title!: string;
  /** The URL of the person's picture. */
  image!: string | null;
  feedback!: string;
}
