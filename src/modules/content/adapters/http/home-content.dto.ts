import { ImageSourceView } from '../../../../platform/storage/images.dto.js';

export class GalleryImageView {
  url!: string;
  srcset!: ImageSourceView[];
  /** What it shows, for those who cannot see it; may be empty. */
  alt!: string;
}

export class HeroImageView extends GalleryImageView {
  /** Of the original, in pixels. */
  width!: number;
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

export class PartnerView {
  name!: string;
  /** The URL of the logo. */
  image!: string | null;
  /** Whether the name stands beside the logo. */
  showsName!: boolean;
}

export class FaqView {
  question!: string;
  answer!: string;
}

export class HeroView {
  headline!: string;
  subheadline!: string;
  /** Null where staff have chosen none. */
  image!: HeroImageView | null;
  /** For phones. */
  narrowImage!: HeroImageView | null;
}

/** The texts below the six titles of 'Why Choose Our Products'; null shows the title alone. */
export class ReasonsView {
  quality!: string | null;
  pricing!: string | null;
  ecology!: string | null;
  support!: string | null;
  durability!: string | null;
  range!: string | null;
}

export class HomeView {
  hero!: HeroView;
  reasons!: ReasonsView;
}

/** The texts of the About page; null where there is none. */
export class AboutView {
  /** Sanitized HTML. */
  mission!: string | null;
  equipment!: string | null;
  customers!: string | null;
  athletes!: string | null;
  start!: string | null;
  consistency!: string | null;
  goals!: string | null;
}
