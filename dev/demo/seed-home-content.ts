import type { INestApplicationContext } from '@nestjs/common';
import { HomeContent } from '../../src/modules/content/index.js';
import { Images } from '../../src/platform/storage/images.js';
import { ImageUrls } from '../../src/platform/storage/image-urls.js';
import type { DemoArt } from './demo-catalog.js';

/** Creates the demo's gallery and testimonials where there are none. */
export async function seedHomeContent(app: INestApplicationContext, art: DemoArt): Promise<void> {
  const showcase = app.get(HomeContent);
  if ((await showcase.gallery()).length > 0) return;
  const store = async (picture: Buffer) => {
    const { url } = await app.get(Images).addWhole(picture);
    return app.get(ImageUrls).nameOf(url) ?? null;
  };
  const gallery: string[] = [];
  for (const picture of await art.gallery()) {
    const name = await store(picture);
    if (name) gallery.push(name);
  }
  const testimonials = (await art.testimonials()).map((said) => ({ ...said, image: null }));
  await showcase.fill({ gallery, testimonials });
}
