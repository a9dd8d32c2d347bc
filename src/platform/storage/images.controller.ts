import { Controller, Post, UploadedFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { imageRules } from '../../../common/contract/image.js';
import { InvalidInput } from '../../kernel/domain-error.js';
import { AccessFor } from '../http/access.js';
import { ImageUpload } from './image-upload.js';
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
  async upload(@UploadedFile() file?: { buffer?: Buffer }): Promise<StoredImageView> {
    if (!file?.buffer) throw InvalidInput.field('image', imageRules.missing);
    return { ...(await this.images.add(file.buffer)) } as StoredImageView;
  }
}
