import type { ContentField, ContentFields } from './content-fields.js';

/** In characters. */
const MARKDOWN_MAX = 30_000;

const markdown = {
  kind: 'markdown',
  label: 'Text',
  max: MARKDOWN_MAX,
  help: 'Empty: the page is not shown.',
} as const satisfies ContentField;

/**
 * The content that exists once, each document with a history of its own. The validation, the API's bodies and the
 * forms follow from it.
 */
export const contentDocuments = {
  privacy: { title: 'Privacy Policy', path: '/privacy', fields: { markdown } },
  terms: { title: 'Terms of Service', path: '/terms', fields: { markdown } },
  returns: { title: 'Returns', path: '/returns', fields: { markdown } },
  delivery: { title: 'Delivery', path: '/delivery', fields: { markdown } },
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
