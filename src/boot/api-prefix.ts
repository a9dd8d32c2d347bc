import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Prefixes every route with `/api`, except those that clients expect elsewhere. */
export function setApiPrefix(app: NestFastifyApplication): void {
  app.setGlobalPrefix('api', {
    exclude: ['health/*path', 'media/*path', 'sitemap.xml', 'robots.txt'],
  });
}
