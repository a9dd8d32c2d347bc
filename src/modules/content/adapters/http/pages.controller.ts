import { Controller, Get, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { isPolicyPage } from '../../../../../common/contract/content-documents.js';
import { NotFound } from '../../../../kernel/domain-error.js';
import { AccessFor } from '../../../../platform/http/access.js';
import { PublicRead } from '../../../../platform/http/cache.js';
import { RenderPage } from '../../use-cases/render-page.js';
import { ShopFactsSource } from './shop-facts-source.js';
import { PolicyPageView } from './documents.dto.js';

/** The pages of the shop that its staff write. */
@ApiTags('content')
@AccessFor('public')
@Controller('pages')
export class PagesController {
  constructor(
    private readonly renderPage: RenderPage,
    private readonly facts: ShopFactsSource,
  ) {}

  /** 404 where the page is empty. */
  @ApiOperation({ operationId: 'getPage' })
  @Get(':id')
  @PublicRead()
  async page(@Param('id') id: string): Promise<PolicyPageView> {
    const facts = await this.facts.current();
    const page = isPolicyPage(id) ? await this.renderPage.execute(id, facts) : undefined;
    if (!page) throw new NotFound('Page');
    const { title, html, summary } = page;
    return { _id: page.id, title, html, summary };
  }
}
