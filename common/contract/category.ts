import { NOT_AN_IMAGE } from './shared-rules.js';

/** The category form. Lengths are in characters. */
export const categoryRules = {
  title: { max: 100, required: 'Title is required', tooLong: 'Title is too long' },
  icon: { notAnImage: NOT_AN_IMAGE },
} as const;
