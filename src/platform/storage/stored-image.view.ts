/** One width of an image. */
export class SourceView {
  /** In pixels. */
  width!: number;
  url!: string;
}

/** A kept image. */
export class StoredImageView {
  url!: string;
  /** The widths that exist: none until a job has made them. */
  srcset!: SourceView[];
  /** In pixels. */
  width!: number;
  /** In pixels. */
  height!: number;
}
