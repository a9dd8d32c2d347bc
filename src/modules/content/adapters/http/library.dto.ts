import { IsString, MaxLength } from 'class-validator';
import { imageRules } from '../../../../../common/contract/image.js';
import { Trimmed } from '../../../../platform/http/validators.js';
import { ImageSourceView } from '../../../../platform/storage/images.dto.js';

const { alt } = imageRules;

export class DescribeImageBody {
  /** What the image shows, for those who cannot see it; empty where it only decorates. */
  @Trimmed()
  @MaxLength(alt.max, { message: alt.tooLong })
  @IsString({ message: alt.notText })
  alt!: string;
}

/** Rows of one kind that show an image. */
export class ImageUseView {
  /** The kind of row, for example `catalog.product`. */
  owner!: string;
  /** One of them. */
  ownerId!: string;
  /** How many there are; null where they are not counted. */
  count!: number | null;
}

/** An image of the library; sizes in pixels. */
export class LibraryImageView {
  /** Its name in the store. */
  _id!: string;
  url!: string;
  /** The existing widths: none until a job has made them. */
  srcset!: ImageSourceView[];
  width!: number;
  height!: number;
  alt!: string;
  createdAt!: Date;
  uses!: ImageUseView[];
  /** Where it is used, as people read it. */
  usedBy!: string;
}
