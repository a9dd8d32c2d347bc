import { Controller, Get, Param, Post, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Readable } from 'node:stream';
import { NotFound } from '../../../../kernel/domain-error.js';
import { AccessFor, Caller, type CurrentUser, mayDo } from '../../../../platform/http/access.js';
import { ReturnsImage } from '../../../../platform/http/returns.js';
import { ImageUpload, UploadedImage } from '../../../../platform/storage/image-upload.js';
import { OrderQueries } from '../../../orders/index.js';
import { ReturnImages } from '../../ports/return-images.js';
import { AddReturnImage } from '../../use-cases/add-return-image.js';
import { AddedReturnImageView } from './returns.dto.js';

/** The images of an order's returns: for the shopper who placed it, and to look at for staff. */
@ApiTags('returns')
@Controller('orders/:id/returns/images')
export class ReturnImagesController {
  constructor(
    private readonly addReturnImage: AddReturnImage,
    private readonly images: ReturnImages,
    private readonly orders: OrderQueries,
  ) {}

  /**
   * Stores a PNG, JPEG or WebP of at most 5 MB and 25 megapixels for a return, which names it when it is
   * requested. What is not named within a day is deleted.
   */
  @AccessFor('user')
  @ApiOperation({ operationId: 'addReturnImage' })
  @Post()
  @ImageUpload()
  async add(
    @Param('id') id: string,
    @Caller() caller: CurrentUser,
    @UploadedImage() image: Buffer,
  ): Promise<AddedReturnImageView> {
    return { _id: await this.addReturnImage.execute(id, caller.id, image) };
  }

  /** An image as it was re-encoded; no cache stores it. */
  @AccessFor('signed-in')
  @ApiOperation({ operationId: 'getReturnImageFile' })
  @Get(':imageId/file')
  @ReturnsImage()
  async file(
    @Param('id') id: string,
    @Param('imageId') imageId: string,
    @Caller() caller: CurrentUser,
  ): Promise<StreamableFile> {
    const order = await this.orders.find(id);
    const isReadable = order && (mayDo(caller, 'orders.see') || order.userId === caller.id);
    const image = isReadable ? await this.images.open(id, imageId) : undefined;
    if (!image) throw new NotFound('Image');
    const { content, mime: type, length } = image;
    const file = Readable.from(content, { objectMode: false });
    return new StreamableFile(file, { type, length, disposition: 'inline' });
  }
}
