import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Puts every route below `/api` but those that programs look for elsewhere. */
export function setApiPrefix(app: NestFastifyApplication): void {
  app.setGlobalPrefix('api', {
    exclude: ['health/*path', 'media/*path', 'sitemap.xml', 'robots.txt'],
  });
}
