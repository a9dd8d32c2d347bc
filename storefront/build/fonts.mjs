// Makes the subset fonts in src/assets/fonts: `node storefront/build/fonts.mjs`. They are committed,
// so that a build needs no fonts from elsewhere.
import subsetFont from 'subset-font';
import { readFile, writeFile } from 'node:fs/promises';

const source = (path) =>
  new URL(`../../node_modules/@fontsource-variable/${path}`, import.meta.url);
const target = (name) => new URL(`../src/assets/fonts/${name}`, import.meta.url);

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
const TEXT = range(0x20, 0x7e) + range(0xa0, 0xff) + 'ıŒœ–—‘’‚“”„•…‹›€™−';

const FONTS = [
  {
    from: 'inter/files/inter-latin-wght-normal.woff2',
    to: 'inter.woff2',
    axes: { wght: { min: 400, max: 700 } },
    features: ['kern', 'calt', 'ccmp', 'mark', 'tnum', 'case'],
  },
  {
    from: 'archivo/files/archivo-latin-wdth-normal.woff2',
    to: 'archivo.woff2',
    axes: { wdth: 118, wght: { min: 600, max: 900 } },
    features: ['kern', 'ccmp', 'mark', 'case', 'tnum'],
  },
];

for (const { from, to, axes, features } of FONTS) {
  const font = await subsetFont(await readFile(source(from)), TEXT, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
    noHinting: true,
  });
  await writeFile(target(to), font);
  process.stdout.write(`${to}: ${font.length} bytes\n`);
}
