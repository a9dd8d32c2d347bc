import { IsString, MaxLength } from 'class-validator';
import { imageRules } from '../../../../../common/contract/image.js';
import { Trimmed } from '../../../../platform/http/trimmed.js';

const { alt } = imageRules;

export class DescribeImageBody {
  /** What the image shows, for those who cannot see it; empty where it only decorates. */
  @Trimmed()
  @MaxLength(alt.max, { message: alt.tooLong })
  @IsString({ message: alt.notText })
  alt!: string;
}
