import { Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { AccessFor } from '../http/access.js';
import { ImagePreviews } from './image-previews.js';
import { ImageUpload, UploadedImage } from './image-upload.js';
import { Images } from './images.js';
import type { StoredImageView } from './images.dto.js';
import { ShownImages } from './shown-images.js';

@ApiTags('images')
@Controller('images')
export class ImagesController {
  constructor(
    private readonly images: Images,
    private readonly shown: ShownImages,
    private readonly previews: ImagePreviews,
  ) {}

  /**
   * Stores a PNG, JPEG or WebP of at most 5 MB, 25 megapixels and 16,383 pixels in a row. While nothing shows it, its
   * URLs are signed for the next hour, and it has no others; what names the image may send the signed one.
   */
  @ApiOperation({ operationId: 'uploadImage' })
  @Post()
  @AccessFor('signed-in')
  @ImageUpload()
  async upload(@UploadedImage() file: Buffer): Promise<StoredImageView> {
    const { name, url, srcset, width, height } = await this.images.add(file);
    const isShown = await this.shown.has(name);
    const seen = (address: string) => (isShown ? address : this.previews.urlOf(address));
    return {
      url: seen(url),
      srcset: srcset.map((source) => ({ ...source, url: seen(source.url) })),
      width,
      height,
    };
  }
}
