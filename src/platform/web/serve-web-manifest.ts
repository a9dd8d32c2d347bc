import type { FastifyInstance } from 'fastify';

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
export function serveWebManifest(fastify: FastifyInstance, shopName: string): void {
  const manifest = JSON.stringify({
    name: shopName,
    short_name: shopName,
    id: '/',
    start_url: '/',
    display: 'standalone',
    background_color: INK,
    theme_color: INK,
    icons: ICONS,
  });
  fastify.get('/manifest.webmanifest', (_, reply) =>
    reply
      .header('Cache-Control', 'public, max-age=3600')
      .type('application/manifest+json')
      .send(manifest),
  );
}
