/** One width of an image. */
export class ImageSourceView {
  /** In pixels. */
  width!: number;
  url!: string;
}
