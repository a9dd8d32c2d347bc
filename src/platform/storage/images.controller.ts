import { Controller, Post, UploadedFile, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-fastify/multipart';
import { ApiBody, ApiConsumes, ApiOperation, ApiTags } from '@nestjs/swagger';
import { imageRules } from '../../../common/contract/image.js';
import { InvalidInput } from '../../kernel/domain-error.js';
import { AccessFor } from '../http/access.js';
import { Images } from './images.js';
import type { StoredImageView } from './stored-image.view.js';
import { UploadLimiter } from './upload-limiter.js';

@ApiTags('images')
@Controller('images')
export class ImagesController {
  constructor(private readonly images: Images) {}

  /** Stores a PNG, JPEG or WebP of at most 5 MB and 25 megapixels. */
  @ApiOperation({ operationId: 'uploadImage' })
  @Post()
  @AccessFor('signed-in')
  @UseInterceptors(
    UploadLimiter,
    FileInterceptor('image', { limits: { fileSize: imageRules.maxBytes, files: 1, parts: 5 } }),
  )
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: { type: 'object', properties: { image: { type: 'string', format: 'binary' } } },
  })
  async upload(@UploadedFile() file?: { buffer?: Buffer }): Promise<StoredImageView> {
    if (!file?.buffer) throw InvalidInput.field('image', imageRules.missing);
    return { ...(await this.images.add(file.buffer)) } as StoredImageView;
  }
}
