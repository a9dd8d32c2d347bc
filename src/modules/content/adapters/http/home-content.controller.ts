import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { HERO_TEXTS } from '../../../../../common/contract/hero-texts.js';
import { AccessFor } from '../../../../platform/http/access.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { PublicRead } from '../../../../platform/http/cache.js';
import { PageQuery } from '../../../../platform/http/queries.dto.js';
import { Returns, ReturnsPage } from '../../../../platform/http/returns.js';
import type { ShownImage } from '../../ports/content-images.js';
import { RenderPage } from '../../use-cases/render-page.js';
import {
  AboutView,
  FaqView,
  GalleryImageView,
  HomeView,
  PartnerView,
  TestimonialView,
} from './home-content.dto.js';
import { ShopFactsSource } from './shop-facts-source.js';
import { ShownContent } from './shown-content.js';

/** What the home and the About page show. Gallery and testimonials: all, or a page where `limit` is sent. */
@ApiTags('content')
@AccessFor('public')
@Controller()
export class HomeContentController {
  constructor(
    private readonly content: ShownContent,
    private readonly pages: RenderPage,
    private readonly facts: ShopFactsSource,
  ) {}

  @ApiOperation({ operationId: 'listGalleryImages' })
  @Get('images')
  @ReturnsPage(GalleryImageView)
  @PublicRead()
  async images(@Query() query: PageQuery): Promise<ApiReply<readonly GalleryImageView[]>> {
    const entries = await this.content.list('gallery');
    const images = entries.flatMap(({ image }) => (image ? [toImageView(image)] : []));
    return pageOf('images', images, query);
  }

  @ApiOperation({ operationId: 'listTestimonials' })
  @Get('testimonials')
  @ReturnsPage(TestimonialView)
  @PublicRead()
  async testimonials(@Query() query: PageQuery): Promise<ApiReply<readonly TestimonialView[]>> {
    const all = (await this.content.list('testimonials')).map(({ text, image }) => ({
      name: text('name'),
      title: text('title'),
      feedback: text('feedback'),
      image: image?.url ?? null,
      srcset: [...(image?.srcset ?? [])],
    }));
    return pageOf('testimonials', all, query);
  }

  @ApiOperation({ operationId: 'listPartners' })
  @Get('partners')
  @Returns([PartnerView])
  @PublicRead()
  async partners(): Promise<ApiReply<readonly PartnerView[]>> {
    const partners = (await this.content.list('partners')).map(({ text, isTrue, image }) => ({
      name: text('name'),
      image: image?.url ?? null,
      showsName: isTrue('showsName'),
    }));
    return new ApiReply(partners);
  }

  @ApiOperation({ operationId: 'listFaqs' })
  @Get('faqs')
  @Returns([FaqView])
  @PublicRead()
  async faqs(): Promise<ApiReply<readonly FaqView[]>> {
    const faqs = (await this.content.list('faqs')).map(({ text }) => ({
      question: text('question'),
      answer: text('answer'),
    }));
    return new ApiReply(faqs);
  }

  @ApiOperation({ operationId: 'getHome' })
  @Get('home')
  @PublicRead()
  async home(): Promise<HomeView> {
    const values = await this.content.values('home');
    const imageIn = await this.content.imagesIn(values, ['image', 'narrowImage']);
    const shown = (field: string) => {
      const image = imageIn(field);
      return image && { ...toImageView(image), width: image.width };
    };
    const { headline, subheadline, quality, pricing, ecology } = values;
    const { support, durability, range } = values;
    return {
      hero: {
        headline: headline ?? HERO_TEXTS.headline,
        subheadline: subheadline ?? HERO_TEXTS.subheadline,
        image: shown('image'),
        narrowImage: shown('narrowImage'),
      },
      reasons: {
        quality: quality ?? null,
        pricing: pricing ?? null,
        ecology: ecology ?? null,
        support: support ?? null,
        durability: durability ?? null,
        range: range ?? null,
      },
    };
  }

  @ApiOperation({ operationId: 'getAbout' })
  @Get('about')
  @PublicRead()
  async about(): Promise<AboutView> {
    const { mission, equipment, customers, athletes, start, consistency, goals } =
      await this.content.values('about');
    const facts = await this.facts.current();
    return {
      mission: mission ? this.pages.preview(mission, facts).html : null,
      equipment: equipment ?? null,
      customers: customers ?? null,
      athletes: athletes ?? null,
      start: start ?? null,
      consistency: consistency ?? null,
      goals: goals ?? null,
    };
  }
}

const toImageView = ({ url, srcset, alt }: ShownImage): GalleryImageView => ({
  url,
  srcset: [...srcset],
  alt,
});

function pageOf<Item>(unit: string, all: readonly Item[], query: PageQuery) {
  const { page = 1, limit = Math.max(1, all.length) } = query;
  const items = all.slice((page - 1) * limit, page * limit);
  return ApiReply.page(unit, { items, page, limit, total: all.length, totalIsExact: true });
}
