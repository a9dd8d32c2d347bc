import { Logger } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { CatalogResponseCache } from '../cache/catalog-response-cache.js';
import type { CacheRoom } from '../cache/ttl-cache.js';
import type { CacheInvalidation } from '../invalidation/cache-invalidation.js';
import { fillTemplate } from './fill-template.js';
import type { RenderRequest, StorefrontBuild } from './storefront-build.js';

const KEEP_MS = 5_000;
/** A page costs as much processor time as 20 answers of the API. Its two compressed forms take a third of it more. */
const ROOM: CacheRoom<FinishedPage> = {
  entries: 300,
  bytes: 16 * 1024 * 1024,
  bytesOf: ({ html }) => html.length * (4 / 3),
};

/** A page ready to be sent. */
export interface FinishedPage {
  readonly status: number;
  readonly location?: string;
  readonly etag: string;
  /** UTF-8. */
  readonly html: Buffer;
  /** Compressed on first use. */
  readonly br: () => Promise<Buffer>;
  readonly gzip: () => Promise<Buffer>;
}

/**
 * Renders pages on the server and caches them for a few seconds or until the catalog changes; a
 * page is the same for everyone.
 */
export class PageRenderer {
  private readonly logger = new Logger('Web');
  private readonly pages: CatalogResponseCache<FinishedPage>;

  constructor(
    private readonly build: StorefrontBuild,
    invalidation: CacheInvalidation,
  ) {
    this.pages = new CatalogResponseCache(invalidation, KEEP_MS, ROOM);
  }

  /** Never fails: where rendering fails, the browser renders the page and the status is 503. */
  async page(request: RenderRequest): Promise<FinishedPage> {
    return this.pages.get(
      request.url,
      () => this.render(request),
      (page) => page.status < 500,
    );
  }

  /** The page without server-rendered content, for the browser to render. */
  clientRendered(status: number): FinishedPage {
    return finish(status, this.build.template);
  }

  private async render(request: RenderRequest): Promise<FinishedPage> {
    const { template, manifest } = this.build;
    try {
      const rendered = await this.build.render(request);
      return finish(rendered.status, fillTemplate(template, manifest, rendered), rendered.location);
    } catch (error) {
      this.logger.error(
        `Rendering of ${request.url.split('?')[0]} failed; the browser renders it, with status 503`,
        stackOf(error),
      );
      return this.clientRendered(503);
    }
  }
}

function finish(status: number, text: string, location?: string): FinishedPage {
  const html = Buffer.from(text);
  const etag = `"${createHash('sha1').update(html).digest('base64url')}"`;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  return {
    status,
    location,
    html,
    etag,
    br: once(() => promisify(brotliCompress)(html, quality)),
    gzip: once(() => promisify(gzip)(html)),
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
