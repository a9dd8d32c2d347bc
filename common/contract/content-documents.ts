import type { ContentField, ContentFields } from './content-fields.js';
import { ABOUT_TITLES, REASON_TITLES } from './section-titles.js';

/** In characters. */
const MARKDOWN_MAX = 30_000;

const markdown = {
  kind: 'markdown',
  label: 'Text',
  max: MARKDOWN_MAX,
  help: 'Empty: the page is not shown.',
} as const satisfies ContentField;

/** The text below a title that every shop has. */
const reason = (label: string) =>
  ({ kind: 'text', label, max: 200, help: 'Empty: the title alone.' }) as const;

/**
 * The content that exists once, each document with a history of its own. The validation, the API's bodies and the
 * forms follow from it.
 */
export const contentDocuments = {
  privacy: { title: 'Privacy Policy', path: '/privacy', fields: { markdown } },
  terms: { title: 'Terms of Service', path: '/terms', fields: { markdown } },
  returns: { title: 'Returns', path: '/returns', fields: { markdown } },
  delivery: { title: 'Delivery', path: '/delivery', fields: { markdown } },
  home: {
    title: 'Home page',
    path: '/',
    fields: {
      headline: { kind: 'line', label: 'Headline', max: 60, isRequired: true },
      subheadline: { kind: 'line', label: 'Sub-headline', max: 120, isRequired: true },
      image: {
        kind: 'image',
        label: 'Hero image',
        help: 'At least 1920 pixels wide. Headline and button stand on its left.',
      },
      narrowImage: {
        kind: 'image',
        label: 'Hero image on phones',
        help: 'Taller than wide. Empty: the hero image.',
      },
      quality: reason(REASON_TITLES.quality),
      pricing: reason(REASON_TITLES.pricing),
      ecology: reason(REASON_TITLES.ecology),
      support: reason(REASON_TITLES.support),
      durability: reason(REASON_TITLES.durability),
      range: reason(REASON_TITLES.range),
    },
  },
  about: {
    title: 'About page',
    path: '/about',
    fields: {
      mission: { ...markdown, label: 'Our Mission', help: 'Empty: the section is not shown.' },
      equipment: reason(ABOUT_TITLES.equipment),
      customers: reason(ABOUT_TITLES.customers),
      athletes: reason(ABOUT_TITLES.athletes),
      start: reason(ABOUT_TITLES.start),
      consistency: reason(ABOUT_TITLES.consistency),
      goals: reason(ABOUT_TITLES.goals),
    },
  },
  announcement: {
    title: 'Announcement bar',
    path: '/',
    fields: {
      text: { kind: 'line', label: 'Text', max: 160, help: 'Empty: there is no bar.' },
      link: { kind: 'link', label: 'Link', help: 'A path such as /products, or https://…' },
      from: { kind: 'time', label: 'Shown from', help: 'Empty: at once.' },
      to: { kind: 'time', label: 'Shown until', help: 'Empty: until you change it.' },
    },
  },
} as const satisfies Readonly<Record<string, ContentDocument>>;

/** Content that exists once. */
export interface ContentDocument {
  readonly title: string;
  /** Where the shop shows it. */
  readonly path: string;
  readonly fields: ContentFields;
}

export type ContentDocumentId = keyof typeof contentDocuments;

export const isContentDocumentId = (id: string): id is ContentDocumentId =>
  Object.hasOwn(contentDocuments, id);

export const contentDocumentIds: readonly ContentDocumentId[] =
  Object.keys(contentDocuments).filter(isContentDocumentId);

export const contentDocumentOf = (id: ContentDocumentId): ContentDocument => contentDocuments[id];

/** The documents that are pages of their own, in the order of the footer. */
export const POLICY_PAGES = ['privacy', 'terms', 'returns', 'delivery'] as const;

export type PolicyPageId = (typeof POLICY_PAGES)[number];

export const isPolicyPage = (id: string): id is PolicyPageId =>
  POLICY_PAGES.some((page) => page === id);
