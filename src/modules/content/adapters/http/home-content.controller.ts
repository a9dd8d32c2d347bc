import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { AccessFor } from '../../../../platform/http/access.js';
import { ReturnsPage } from '../../../../platform/http/returns.js';
import { PublicRead } from '../../../../platform/http/cache.js';
import { PageQuery } from '../../../../platform/http/page.query.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { ImageUrls } from '../../../../platform/storage/image-urls.js';
import { HomeContent } from '../../ports/home-content.js';
import { GalleryImageView, TestimonialView } from './home-content.view.js';

/** The gallery and the testimonials of the home page: all, or a page where `limit` is sent. */
@ApiTags('content')
@AccessFor('public')
@Controller()
export class HomeContentController {
  constructor(
    private readonly homeContent: HomeContent,
    private readonly media: ImageUrls,
  ) {}

  @ApiOperation({ operationId: 'listGalleryImages' })
  @Get('images')
  @ReturnsPage(GalleryImageView)
  @PublicRead()
  async images(@Query() query: PageQuery): Promise<ApiReply<readonly GalleryImageView[]>> {
    const images = (await this.homeContent.gallery()).map(({ image, widths }) => ({
      url: this.media.urlOf(image),
      srcset: this.media.srcsetOf(image, widths),
    }));
    return pageOf('images', images, query);
  }

  @ApiOperation({ operationId: 'listTestimonials' })
  @Get('testimonials')
  @ReturnsPage(TestimonialView)
  @PublicRead()
  async testimonials(@Query() query: PageQuery): Promise<ApiReply<readonly TestimonialView[]>> {
    const all = (await this.homeContent.testimonials()).map(({ image, widths, ...said }) => ({
      ...said,
      image: image && this.media.urlOf(image),
      srcset: image ? this.media.srcsetOf(image, widths) : [],
    }));
    return pageOf('testimonials', all, query);
  }
}

function pageOf<Item>(unit: string, all: readonly Item[], query: PageQuery) {
  const { page = 1, limit = Math.max(1, all.length) } = query;
  const items = all.slice((page - 1) * limit, page * limit);
  return ApiReply.page(unit, { items, page, limit, total: all.length, totalIsExact: true });
}
