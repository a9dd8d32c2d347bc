import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Env } from '../../../../config/env.js';
import { AccessFor } from '../../../../platform/http/access.js';

/** Personal, admin and API paths; and links that contain a token. */
const NOT_FOR_ROBOTS = [
  '/admin',
  '/user',
  '/api',
  '/dev',
  '/sandbox',
  '/health',
  '/login',
  '/register',
  '/change-password',
  '/forget-password',
  '/reset-password',
  '/newsletter',
];

/** robots.txt; outside `/api`. */
@ApiExcludeController()
@AccessFor('public')
@Controller('robots.txt')
export class RobotsController {
  constructor(private readonly env: Env) {}

  @Get()
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=3600')
  robots(): string {
    const lines = ['User-agent: *', ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`)];
    return [...lines, '', `Sitemap: ${this.env.SHOP_URL}/sitemap.xml`, ''].join('\n');
  }
}
