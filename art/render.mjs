import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { openStudio } from './studio/browser.mjs';
import { drawIcons } from './studio/icons.mjs';
import { orders } from './studio/scenes.mjs';

// npm run art -- [name…] [--draft | --accept]
// Renders the pictures whose scene has changed. A draft is small, quick, always taken, and lands
// in the temporary folder, so that looking at work in progress costs nothing.
// --accept keeps the pictures there are and calls them current: for a change that alters no pixel.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    draft: { type: 'boolean' },
    accept: { type: 'boolean' },
    size: { type: 'string', default: '0.5' },
    frames: { type: 'string', default: '10' },
  },
});
const art = dirname(fileURLToPath(import.meta.url));
const drafts = join(tmpdir(), 'vigor-art');
const manifestFile = join(art, 'pictures/manifest.json');
const manifest = existsSync(manifestFile) ? JSON.parse(await readFile(manifestFile, 'utf8')) : {};

/** Takes one picture and writes it where it belongs. */
async function take(page, order) {
  const scale = values.draft ? Number(values.size) : 1;
  const url = await page.evaluate(
    ([path, how]) => window.take(path, how),
    [
      order.scene,
      {
        view: order.view,
        width: Math.round(order.width * scale),
        height: Math.round(order.height * scale),
        frames: values.draft ? Number(values.frames) : order.frames,
      },
    ],
  );
  const image = sharp(Buffer.from(url.split(',')[1], 'base64'));
  const file = join(
    values.draft ? drafts : join(art, 'pictures'),
    `${order.picture}.${values.draft ? 'png' : 'webp'}`,
  );
  await mkdir(dirname(file), { recursive: true });
  await (
    values.draft
      ? image
      : image
          .sharpen({ sigma: 0.7, m1: 0.3, m2: 1.2 })
          .webp({ quality: order.quality, effort: 6, smartSubsample: true })
  ).toFile(file);
  if (values.draft) return;
  manifest[order.picture] = order.hash;
  await save();
}

/** Records which sources each picture was taken from. */
function save() {
  return writeFile(manifestFile, JSON.stringify(manifest, Object.keys(manifest).sort(), 1) + '\n');
}

const all = await orders(art, positionals);
if (values.accept) {
  for (const { picture, hash } of all)
    if (existsSync(join(art, 'pictures', `${picture}.webp`))) manifest[picture] = hash;
  await save();
}
const due = values.accept
  ? []
  : all.filter(
      ({ picture, hash }) =>
        values.draft ||
        manifest[picture] !== hash ||
        !existsSync(join(art, 'pictures', `${picture}.webp`)),
    );
if (!values.draft) await drawIcons(art);
if (due.length) {
  const { page, close } = await openStudio(dirname(art));
  try {
    for (const order of due) {
      const started = performance.now();
      await take(page, order);
      console.log(`${order.picture} ${((performance.now() - started) / 1000).toFixed(1)} s`);
    }
  } finally {
    await close();
  }
}
console.log(`${due.length} taken, ${all.length - due.length} unchanged`);
