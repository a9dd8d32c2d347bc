/** One width of a picture, in pixels. */
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
  /** The URL of the user's picture. */
  image!: string | null;
  /** The widths of the picture that exist. */
  srcset!: HomeContentSourceView[];
  feedback!: string;
}
