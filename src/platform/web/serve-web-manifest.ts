import type { FastifyInstance } from 'fastify';

/** The icons of `storefront/public`, which `art/app-icons.mjs` draws. */
const ICONS = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];
/** As the storefront's `theme-color`. */
const INK = '#0E1113';

/** The web app manifest, by which a phone puts the shop on its home screen under the shop's own name. */
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
      .header('X-Content-Type-Options', 'nosniff')
      .type('application/manifest+json')
      .send(manifest),
  );
}
