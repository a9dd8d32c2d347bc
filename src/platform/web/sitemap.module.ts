import { Global, Module } from '@nestjs/common';
import { SitemapPages } from './sitemap-pages.js';

/** Lets modules add pages to the sitemap. */
@Global()
@Module({ providers: [SitemapPages], exports: [SitemapPages] })
export class SitemapModule {}
