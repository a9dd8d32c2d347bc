import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pngOfShade } from './catalog/test-images.js';

/** A folder of the demo's images and texts, as `art`, with three products in two categories. */
export async function smallDemoArt(): Promise<string> {
  const art = await mkdtemp(join(tmpdir(), 'vigor-art-'));
  for (const folder of ['gallery', 'products', 'icons']) {
    await mkdir(join(art, 'pictures', folder), { recursive: true });
  }
  const slugs = ['bar', 'rope', 'plate'];
  for (const [index, slug] of slugs.entries()) {
    await writeFile(join(art, 'pictures/products', `${slug}.webp`), await pngOfShade(101 + index));
  }
  await writeFile(join(art, 'pictures/icons/iron.webp'), await pngOfShade(110));
  await writeFile(join(art, 'pictures/gallery/gym.webp'), await pngOfShade(111));
  const products = slugs.map((slug, index) => ({
    slug,
    name: `Demo ${slug}`,
    description: `A ${slug}`,
    priceCents: 1_000 * (index + 1),
    discount: 0,
    quantity: 100,
    featured: false,
    pictures: [`${slug}.webp`],
    category: index === 0 ? 'iron' : 'other',
  }));
  const categories = [
    { slug: 'iron', title: 'Iron' },
    { slug: 'other', title: 'Other' },
  ];
  await writeFile(join(art, 'catalogue.json'), JSON.stringify({ categories, products }));
  const said = { name: 'Ann', title: 'Runner', feedback: 'Good.' };
  await writeFile(join(art, 'testimonials.json'), JSON.stringify([said]));
  return art;
}
