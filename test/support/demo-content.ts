import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { settingKeys, settingOf } from '../../common/contract/shop-settings.js';
import { ABOUT_TEXTS, HOME_TEXTS, PARTNERS } from '../../dev/demo/demo-texts.js';
import { DEMO_LOGINS } from '../../src/modules/auth/index.js';

const ART = resolve(__dirname, '../../art');

const read = <Content>(file: string): Content =>
  JSON.parse(readFileSync(join(ART, file), 'utf8')) as Content;

const { products } = read<{ products: { name: string; description: string }[] }>('catalogue.json');
const testimonials = read<{ name: string; feedback: string }[]>('testimonials.json');

/** The placeholders of the demo's settings, but for numbers and what is too short to be told apart. */
const placeholders = settingKeys
  .map((key) => settingOf(key).demo)
  .filter((value) => typeof value === 'string' && value.length > 2);

/** Texts that only the demo has. */
export const DEMO_TEXTS: readonly string[] = [
  ...products.flatMap(({ name, description }) => [name, description]),
  ...testimonials.flatMap(({ name, feedback }) => [name, feedback]),
  ...PARTNERS.map(({ name }) => name),
  ...Object.values(ABOUT_TEXTS).flatMap((text) => text.split('\n\n')),
  ...Object.values(HOME_TEXTS),
  ...placeholders.map(String),
  ...[DEMO_LOGINS.admin, DEMO_LOGINS.user].flatMap(({ email, password }) => [email, password]),
];

/** An address that is only to try the shop out; not the method of a script. */
const TEST_ADDRESS = /[\w-]+\.test\b(?!\()/gi;
/** An image that belongs to a release and not to a shop. */
const BUILT_IMAGE = /\/assets\/[\w-]+\.(?:webp|jpe?g|png|avif)/g;

/** What of a page or an email comes from the demo. */
export function demoContentIn(content: string): string[] {
  const plain = content
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"');
  return [
    ...DEMO_TEXTS.filter((text) => plain.includes(text)),
    ...(plain.match(TEST_ADDRESS) ?? []),
    ...(plain.match(BUILT_IMAGE) ?? []),
  ];
}
