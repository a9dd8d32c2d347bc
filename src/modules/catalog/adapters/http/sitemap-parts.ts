import { Injectable } from '@nestjs/common';
import { Clock, MINUTE_MS } from '../../../../kernel/time.js';
import { SitemapPages } from '../../../../platform/web/sitemap-pages.js';
import { CatalogQueries } from '../../ports/catalog-queries.js';

/** Limit of one document, by the sitemap protocol. */
const MOST_ADDRESSES = 50_000;
const KEPT_MS = 10 * MINUTE_MS;
const PAGES = ['/', '/products', '/about', '/contact'];

export interface SitemapPlan {
  /** Paths of pages and categories. */
  readonly pages: readonly string[];
  /** Number of products in a part. */
  readonly size: number;
  /** The id after which each part of the products begins. */
  readonly parts: readonly (string | undefined)[];
}

/** How the sitemap is split. Cached for a while, because it reads the ids of all products. */
@Injectable()
export class SitemapParts {
  private kept: { readonly until: number; readonly plan: Promise<SitemapPlan> } | undefined;

  constructor(
    private readonly queries: CatalogQueries,
    private readonly morePages: SitemapPages,
    private readonly clock: Clock,
  ) {}

  async plan(): Promise<SitemapPlan> {
    const now = this.clock.now().getTime();
    if (!this.kept || this.kept.until < now) {
      this.kept = { until: now + KEPT_MS, plan: this.find() };
    }
    try {
      return await this.kept.plan;
    } catch (error) {
      this.kept = undefined;
      throw error;
    }
  }

  private async find(): Promise<SitemapPlan> {
    const { items } = await this.queries.categories({});
    const more = await this.morePages.paths();
    const pages = [...PAGES, ...more, ...items.map(({ id }) => `/products?categories=${id}`)];
    const size = MOST_ADDRESSES - pages.length;
    return { pages, size, parts: await this.queries.sitemapParts(size) };
  }
}
