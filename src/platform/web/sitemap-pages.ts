import { Global, Injectable, Module } from '@nestjs/common';

/** Paths of pages for search engines, as they are now. */
type PathSource = () => Promise<readonly string[]>;

/** The pages that modules add to the sitemap, beside those that every shop has. */
@Injectable()
export class SitemapPages {
  private readonly sources: PathSource[] = [];

  add(source: PathSource): void {
    this.sources.push(source);
  }

  async paths(): Promise<string[]> {
    return (await Promise.all(this.sources.map((source) => source()))).flat();
  }
}

/** Lets modules add pages to the sitemap. */
@Global()
@Module({ providers: [SitemapPages], exports: [SitemapPages] })
export class SitemapModule {}
