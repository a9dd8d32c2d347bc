import { mkdir, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';

/**
 * Draws the category icons, which are kept as SVG, as transparent 256 px webp.
 * @param {string} art the art folder
 */
export async function drawIcons(art) {
  const to = join(art, 'pictures/icons');
  await mkdir(to, { recursive: true });
  for (const name of await readdir(join(art, 'icons')))
    await sharp(join(art, 'icons', name), { density: 288 })
      .resize(256, 256)
      .webp({ quality: 90, alphaQuality: 100 })
      .toFile(join(to, `${basename(name, '.svg')}.webp`));
}
