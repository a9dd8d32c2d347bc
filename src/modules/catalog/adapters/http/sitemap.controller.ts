import { Controller, Get, Header, Query, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Readable } from 'node:stream';
import { Env } from '../../../../config/env.js';
import { AccessFor } from '../../../../platform/http/access.js';
import { CatalogQueries } from '../../ports/catalog-queries.js';
import { type SitemapPlan, SitemapParts } from './sitemap-parts.js';
import { SitemapQuery } from './sitemap.dto.js';

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The sitemap for search engines, streamed; outside `/api`. */
@ApiExcludeController()
@AccessFor('public')
@Controller('sitemap.xml')
export class SitemapController {
  constructor(
    private readonly parts: SitemapParts,
    private readonly queries: CatalogQueries,
    private readonly env: Env,
  ) {}

  /** All URLs in one document, or an index of the documents that they are split into. */
  @Get()
  @Header('Cache-Control', 'public, max-age=3600')
  async sitemap(@Query() { part, after }: SitemapQuery): Promise<StreamableFile> {
    const plan = await this.parts.plan();
    const isWhole = !part && plan.parts.length === 1;
    const lines =
      part || isWhole
        ? this.addresses(plan, { pages: part !== 'products', products: part !== 'pages', after })
        : this.index(plan);
    const options = { type: 'application/xml; charset=utf-8' };
    return new StreamableFile(Readable.from(lines, { objectMode: false }), options);
  }

  private async *index({ parts }: SitemapPlan): AsyncGenerator<Buffer> {
    const own = `${this.env.SHOP_URL}/sitemap.xml?part=`;
    const names = [
      'pages',
      ...parts.map((after) => (after ? `products&after=${after}` : 'products')),
    ];
    const entries = names.map((name) => `<sitemap><loc>${escaped(own + name)}</loc></sitemap>\n`);
    yield Buffer.from(`${head('sitemapindex')}${entries.join('')}</sitemapindex>\n`);
  }

  private async *addresses(
    { pages, size }: SitemapPlan,
    wanted: { pages: boolean; products: boolean; after: string | undefined },
  ): AsyncGenerator<Buffer> {
    yield Buffer.from(head('urlset'));
    if (wanted.pages) yield Buffer.from(pages.map((path) => this.address(path)).join(''));
    if (wanted.products) {
      for await (const batch of this.queries.sitemapPart(wanted.after, size)) {
        const entries = batch.map(({ id, changedAt }) =>
          this.address(`/products/${id}`, changedAt),
        );
        yield Buffer.from(entries.join(''));
      }
    }
    yield Buffer.from('</urlset>\n');
  }

  private address(path: string, changedAt?: Date): string {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `<url><loc>${escaped(this.env.SHOP_URL + path)}</loc>${changed}</url>\n`;
  }
}

function head(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${NAMESPACE}>\n`;
}

function escaped(address: string): string {
  return address.replaceAll('&', '&amp;');
}
