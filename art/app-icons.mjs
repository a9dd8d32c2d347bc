import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

// node art/app-icons.mjs
// Draws what browsers and home screens ask for by name from the one icon of the storefront.
const folder = join(dirname(fileURLToPath(import.meta.url)), '../storefront/public');
const svg = await readFile(join(folder, 'icon.svg'), 'utf8');

/** Where a system cuts the corners itself: filled to the edge. */
const square = svg.replace(/ rx="\d+"/, '');
/** A maskable icon may be cut to a circle of 80 % of its width: the mark is smaller. */
const maskable = square.replace(/<path /, '<path transform="translate(4.8 4.8) scale(0.7)" ');

/** `size` in px. */
const png = (source, size) =>
  sharp(Buffer.from(source), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** An ICO file of PNG images: a header, an entry of 16 bytes each, the images. */
function ico(images) {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach(({ size, data }, at) => {
    const entry = 6 + 16 * at;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(data.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += data.length;
  });
  return Buffer.concat([header, ...images.map(({ data }) => data)]);
}

const files = {
  'favicon.ico': ico(
    await Promise.all([16, 32, 48].map(async (size) => ({ size, data: await png(svg, size) }))),
  ),
  'apple-touch-icon.png': await png(square, 180),
  'icon-192.png': await png(svg, 192),
  'icon-512.png': await png(svg, 512),
  'icon-maskable-512.png': await png(maskable, 512),
};
for (const [name, data] of Object.entries(files)) await writeFile(join(folder, name), data);
