/** One width of a picture. */
export class SourceView {
  /** In pixels. */
  width!: number;
  url!: string;
}

/** A kept picture. */
export class StoredImageView {
  url!: string;
  /** The widths that exist: none until a job has made them. */
  srcset!: SourceView[];
  /** In pixels. */
  width!: number;
  /** In pixels. */
  height!: number;
}
