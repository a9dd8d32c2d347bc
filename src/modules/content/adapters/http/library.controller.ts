import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { NotFound } from '../../../../kernel/domain-error.js';
import { Caller, type CurrentUser, StaffWith } from '../../../../platform/http/access.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { PageQuery } from '../../../../platform/http/queries.dto.js';
import { Returns, ReturnsPage } from '../../../../platform/http/returns.js';
import { ImageUpload, UploadedImage } from '../../../../platform/storage/image-upload.js';
import { type ImageUse, usesText } from '../../domain/image-use.js';
import { ImageLibrary, type LibraryImage } from '../../ports/image-library.js';
import { AddLibraryImage } from '../../use-cases/add-library-image.js';
import { DeleteLibraryImage } from '../../use-cases/delete-library-image.js';
import { DescribeImage } from '../../use-cases/describe-image.js';
import { DescribeImageBody, LibraryImageView } from './library.dto.js';

/** The images of a page of the library where a query names no other number. */
const IMAGES_PER_PAGE = 24;

/** The image library: what is stored, where it is used, and what it shows. */
@ApiTags('content')
@StaffWith('content.change')
@Controller('content/images')
export class LibraryController {
  constructor(
    private readonly library: ImageLibrary,
    private readonly addImage: AddLibraryImage,
    private readonly describeImage: DescribeImage,
    private readonly deleteImage: DeleteLibraryImage,
  ) {}

  /** Newest first: what was uploaded here, and what products, categories and content show. */
  @ApiOperation({ operationId: 'listLibraryImages' })
  @Get()
  @ReturnsPage(LibraryImageView)
  async list(@Query() query: PageQuery): Promise<ApiReply<readonly LibraryImageView[]>> {
    const { page = 1, limit = IMAGES_PER_PAGE } = query;
    const found = await this.library.list({ page, limit });
    const uses = await this.library.uses(found.items.map(({ name }) => name));
    const items = found.items.map((image) => toView(image, uses.get(image.name)));
    return ApiReply.page('images', { ...found, items });
  }

  /** Stores a PNG, JPEG or WebP of at most 5 MB and 25 megapixels until it is deleted. */
  @ApiOperation({ operationId: 'addLibraryImage' })
  @Post()
  @ImageUpload()
  @Returns(LibraryImageView)
  async add(
    @Caller() caller: CurrentUser,
    @UploadedImage() image: Buffer,
  ): Promise<ApiReply<LibraryImageView>> {
    const name = await this.addImage.execute(caller, image);
    return new ApiReply(await this.view(name), 'Image added');
  }

  /** Changes what it shows. */
  @ApiOperation({ operationId: 'describeLibraryImage' })
  @Put(':name')
  @Returns(LibraryImageView)
  async describe(
    @Caller() caller: CurrentUser,
    @Param('name') name: string,
    @Body() { alt }: DescribeImageBody,
  ): Promise<ApiReply<LibraryImageView>> {
    await this.describeImage.execute(caller, name, alt);
    return new ApiReply(await this.view(name), 'Alternative text saved');
  }

  /** Refused with 409 `image_in_use`, which names where, while something shows it. */
  @ApiOperation({ operationId: 'deleteLibraryImage' })
  @Delete(':name')
  @Returns(null)
  async remove(
    @Caller() caller: CurrentUser,
    @Param('name') name: string,
  ): Promise<ApiReply<null>> {
    await this.deleteImage.execute(caller, name);
    return new ApiReply(null, 'Delete successful!');
  }

  private async view(name: string): Promise<LibraryImageView> {
    const image = await this.library.find(name);
    if (!image) throw new NotFound('Image');
    return toView(image, (await this.library.uses([name])).get(name));
  }
}

function toView(image: LibraryImage, uses: readonly ImageUse[] = []): LibraryImageView {
  const { name, url, srcset, width, height, alt, createdAt } = image;
  const usedBy = usesText(uses);
  return {
    _id: name,
    url,
    srcset: [...srcset],
    width,
    height,
    alt,
    createdAt,
    uses: [...uses],
    usedBy,
  };
}
