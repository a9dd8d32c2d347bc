import sharp from 'sharp';
import { openStorefront } from '../../support/storefront.js';

const front = openStorefront();

const get = (path: string) => fetch(new URL(path, front.url));
/** `192x192` of an image’s bytes. */
async function sizeOf(response: Response): Promise<string> {
  const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return `${width}x${height}`;
}

test('browsers find the icons that they ask for by name', async () => {
  const favicon = await get('/favicon.ico');
  expect(favicon.status).toBe(200);
  // ICO: reserved, type 1, three images.
  expect([...new Uint8Array(await favicon.arrayBuffer()).slice(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  expect(await sizeOf(await get('/apple-touch-icon.png'))).toBe('180x180');
});

test('a phone can put the shop on its home screen', async () => {
  const page = await front.window();
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await get(href!);
  expect(response.headers.get('content-type')).toContain('application/manifest+json');
  const manifest = (await response.json()) as {
    name: string;
    start_url: string;
    icons: { src: string; sizes: string; type: string }[];
  };
  expect(manifest).toMatchObject({ name: 'VIGOR', start_url: '/', display: 'standalone' });
  for (const icon of manifest.icons) expect(await sizeOf(await get(icon.src))).toBe(icon.sizes);
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
});
