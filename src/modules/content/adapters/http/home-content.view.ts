/** One width of an image, in pixels. */
export class HomeContentSourceView {
  width!: number;
  url!: string;
}

export class GalleryImageView {
  url!: string;
  srcset!: HomeContentSourceView[];
}

export class TestimonialView {
  name!: string;
  title!: string;
  /** The URL of the user's image. */
  image!: string | null;
  /** The widths of the image that exist. */
  srcset!: HomeContentSourceView[];
  feedback!: string;
}
