// Makes the sizes of the hero in src/assets/hero, and what stands beside the forms in src/assets/auth, from
// the studio's pictures: `node storefront/build/hero.mjs`.
// They are committed; run it again when the pictures change.
import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';

const source = (name) => new URL(`../../art/pictures/${name}.webp`, import.meta.url).pathname;
const folder = new URL('../src/assets/hero/', import.meta.url).pathname;

/** At 390 px, on a screen of two pixels a point, the portrait has to stay below 40 kB. */
const SIZES = [
  { name: 'hero-portrait', widths: [480, 780, 1080], quality: 80 },
  { name: 'hero', widths: [960, 1440, 1920], quality: 80 },
];

await mkdir(folder, { recursive: true });
for (const { name, widths, quality } of SIZES) {
  for (const width of widths) {
    const { size, height } = await sharp(source(name))
      .resize(width, null, { withoutEnlargement: true })
      .webp({ quality, effort: 6 })
      .toFile(`${folder}${name}-${width}.webp`);
    process.stdout.write(`${name}-${width}.webp: ${width} x ${height}, ${size} bytes\n`);
  }
}

const SCREENS = ['login', 'register', 'forgot-password', 'reset-password', 'change-password'];
const auth = new URL('../src/assets/auth/', import.meta.url).pathname;
await mkdir(auth, { recursive: true });
for (const name of SCREENS)
  await sharp(source(`screens/${name}`))
    .webp({ quality: 76, effort: 6 })
    .toFile(`${auth}${name}.webp`);
