import type { INestApplicationContext } from '@nestjs/common';
import sharp from 'sharp';
import { SeedContent } from '../../src/modules/content/index.js';
import { Images } from '../../src/platform/storage/images.js';
import { ImageUrls } from '../../src/platform/storage/image-urls.js';
import type { DemoArt } from './demo-catalog.js';
import { ABOUT_TEXTS, HOME_TEXTS, PARTNERS } from './demo-texts.js';

/** Creates the demo's content where there is none. */
export async function seedHomeContent(app: INestApplicationContext, art: DemoArt): Promise<void> {
  const content = app.get(SeedContent);
  if (await content.isEmpty('gallery')) {
    const images = await storedImages(app, await art.gallery());
    await content.list(
      'gallery',
      images.map((image) => ({ image })),
    );
    await content.list('testimonials', await art.testimonials());
  }
  if (await content.isEmpty('partners')) {
    const logos = await storedImages(
      app,
      await Promise.all(PARTNERS.map(({ sign }) => logo(sign))),
    );
    await content.list(
      'partners',
      PARTNERS.map(({ name }, index) => ({ name, image: logos[index] ?? null, showsName: true })),
    );
  }
  await content.document('home', HOME_TEXTS);
  await content.document('about', ABOUT_TEXTS);
}

/** @returns their names in the store */
async function storedImages(app: INestApplicationContext, files: Buffer[]): Promise<string[]> {
  const names: string[] = [];
  for (const file of files) {
    const { url } = await app.get(Images).addWhole(file);
    const name = app.get(ImageUrls).nameOf(url);
    if (name) names.push(name);
  }
  return names;
}

/** A logo as a PNG on a transparent background, in the storefront's color `steel`. */
function logo(sign: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="144" height="144" viewBox="0 0 32 32" fill="none" stroke="#56616b" stroke-width="2.6" stroke-linejoin="round"><path d="${sign}"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
