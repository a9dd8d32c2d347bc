import { ImageSourceView } from './image-source.view.js';

/** A kept image. */
export class StoredImageView {
  url!: string;
  /** The widths that exist: none until a job has made them. */
  srcset!: ImageSourceView[];
  /** In pixels. */
  width!: number;
  /** In pixels. */
  height!: number;
}
