import type { ContentField, ContentFields } from './content-fields.js';

/** The most entries of a list. */
export const MOST_ENTRIES = 100;

/** An ordered list of content. */
export interface ContentList {
  readonly title: string;
  /** What one entry is. */
  readonly entry: string;
  /** The field that names an entry. */
  readonly nameField: string;
  readonly fields: ContentFields;
}

const image = { kind: 'image', label: 'Image' } as const satisfies ContentField;

/** The lists that staff edit. The validation and the forms follow from it. */
export const contentLists = {
  gallery: {
    title: 'Gallery',
    entry: 'gallery image',
    nameField: 'image',
    fields: { image: { ...image, isRequired: true } },
  },
  testimonials: {
    title: 'Testimonials',
    entry: 'testimonial',
    nameField: 'name',
    fields: {
      name: { kind: 'line', label: 'Name', max: 80, isRequired: true },
      title: { kind: 'line', label: 'Occupation', max: 80, isRequired: true },
      feedback: { kind: 'text', label: 'Feedback', max: 600, isRequired: true },
      image: { ...image, help: 'Empty: the initials.' },
    },
  },
  partners: {
    title: 'Partners',
    entry: 'partner',
    nameField: 'name',
    fields: {
      name: { kind: 'line', label: 'Name', max: 60, isRequired: true },
      image: { ...image, label: 'Logo', help: 'Empty: the name alone.' },
      showsName: { kind: 'flag', label: 'Show the name beside the logo' },
    },
  },
  faqs: {
    title: 'FAQs',
    entry: 'question',
    nameField: 'question',
    fields: {
      question: { kind: 'line', label: 'Question', max: 200, isRequired: true },
      answer: {
        kind: 'text',
        label: 'Answer',
        max: 2_000,
        isRequired: true,
        help: 'Takes the placeholders of pages, such as {{returnPolicy}}.',
      },
    },
  },
} as const satisfies Readonly<Record<string, ContentList>>;

export type ContentListId = keyof typeof contentLists;

export const isContentListId = (id: string): id is ContentListId => Object.hasOwn(contentLists, id);

export const contentListIds: readonly ContentListId[] =
  Object.keys(contentLists).filter(isContentListId);

export const contentListOf = (id: ContentListId): ContentList => contentLists[id];
