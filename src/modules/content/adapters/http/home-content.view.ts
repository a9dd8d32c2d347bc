import { ImageSourceView } from '../../../../platform/storage/image-source.view.js';

export class GalleryImageView {
  url!: string;
  srcset!: ImageSourceView[];
}

export class TestimonialView {
  name!: string;
  title!: string;
  /** The URL of the user's image. */
  image!: string | null;
  /** The existing widths of the image. */
  srcset!: ImageSourceView[];
  feedback!: string;
}
