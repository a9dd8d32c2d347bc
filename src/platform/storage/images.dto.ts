/** One width of an image. */
export class ImageSourceView {
  /** In pixels. */
  width!: number;
  url!: string;
}

/** A stored image. */
export class StoredImageView {
  url!: string;
  /** The existing widths: none until a job has made them. */
  srcset!: ImageSourceView[];
  /** In pixels. */
  width!: number;
  /** In pixels. */
  height!: number;
}
