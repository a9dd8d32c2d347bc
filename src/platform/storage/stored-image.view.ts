import { ImageSourceView } from './image-source.view.js';

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
