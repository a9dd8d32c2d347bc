import sharp from 'sharp';
import { HomeContent } from '../../src/modules/content/index.js';
import { Images } from '../../src/platform/storage/images.js';
import { ImageUrls } from '../../src/platform/storage/image-urls.js';
import { startTestApp, type TestApp } from '../support/start-test-app.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

async function stored(colour: string): Promise<{ name: string; url: string }> {
  const picture = { width: 700, height: 20, channels: 3, background: colour } as const;
  const file = await sharp({ create: picture }).png().toBuffer();
  const { url } = await shop.app.get(Images).addWhole(file);
  return { url, name: shop.app.get(ImageUrls).nameOf(url)! };
}

it('is empty before anything is shown', async () => {
  expect(await shop.api.get('images')).toMatchObject({ status: 200, data: [] });
  expect(await shop.api.get('testimonials')).toMatchObject({ status: 200, data: [] });
});

it('shows the gallery and the testimonials in their order', async () => {
  const [red, blue] = [await stored('red'), await stored('blue')];
  const said = { name: 'Ann', title: 'Runner', feedback: 'It holds.' };
  await shop.app.get(HomeContent).fill({
    gallery: [blue.name, red.name],
    testimonials: [
      { ...said, image: red.name },
      { ...said, name: 'Bob', image: null },
    ],
  });
  const images = await shop.api.get<{ url: string; srcset: { width: number }[] }[]>('images');
  expect(images.data.map(({ url }) => url)).toEqual([blue.url, red.url]);
  expect(images.data[0]!.srcset.map(({ width }) => width)).toEqual([320, 640]);
  expect(images.headers['cache-control']).toBe('public, no-cache');
  const { data, meta } = await shop.api.get('testimonials');
  expect(data).toEqual([
    { ...said, image: red.url, srcset: images.data[1]!.srcset },
    { ...said, name: 'Bob', image: null, srcset: [] },
  ]);
  expect(meta).toEqual({ page: 1, limit: 2, total: 2, totalIsExact: true });
  const second = await shop.api.get('images?limit=1&page=2');
  expect(second.data).toMatchObject([{ url: red.url }]);
  expect(second.headers['content-range']).toBe('images 1-1/2');
});

it('replaces nothing where an image is unknown', async () => {
  const unknown = `${'0'.repeat(32)}.png`;
  const fill = shop.app.get(HomeContent).fill({ gallery: [unknown], testimonials: [] });
  await expect(fill).rejects.toThrow('no such image is stored');
  expect((await shop.api.get<unknown[]>('images')).data).toHaveLength(2);
});
