import { Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { AccessFor } from '../http/access.js';
import { ImageUpload, UploadedImage } from './image-upload.js';
import { Images } from './images.js';
import type { StoredImageView } from './stored-image.view.js';

@ApiTags('images')
@Controller('images')
export class ImagesController {
  constructor(private readonly images: Images) {}

  /** Stores a PNG, JPEG or WebP of at most 5 MB and 25 megapixels. */
  @ApiOperation({ operationId: 'uploadImage' })
  @Post()
  @AccessFor('signed-in')
  @ImageUpload()
  async upload(@UploadedImage() image: Buffer): Promise<StoredImageView> {
    return { ...(await this.images.add(image)) } as StoredImageView;
  }
}
