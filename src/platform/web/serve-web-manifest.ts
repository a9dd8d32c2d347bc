import type { FastifyInstance } from 'fastify';
import type { ShopSettingsSource } from '../shop-settings/shop-settings-source.js';

/** The icons in `storefront/public`, drawn by `art/app-icons.mjs`. */
const ICONS = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];
/** The `theme-color` of the storefront. */
const INK = '#0E1113';

/**
 * Serves the web app manifest, which lets a phone add the shop to its home screen under its own
 * name.
 */
export function serveWebManifest(fastify: FastifyInstance, settings: ShopSettingsSource): void {
  const manifestOf = (name: string) => ({
    name,
    short_name: name,
    id: '/',
    start_url: '/',
    display: 'standalone',
    background_color: INK,
    theme_color: INK,
    icons: ICONS,
  });
  fastify.get('/manifest.webmanifest', async (_, reply) =>
    reply
      .header('Cache-Control', 'public, max-age=3600')
      .type('application/manifest+json')
      .send(JSON.stringify(manifestOf((await settings.current()).name))),
  );
}
