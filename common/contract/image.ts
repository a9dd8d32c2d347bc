/** What can be uploaded. */
export const imageRules = {
  types: ['image/png', 'image/jpeg', 'image/webp'],
  maxBytes: 5 * 1024 * 1024,
  maxPixels: 25_000_000,
  /** In pixels, as WebP has it, which all copies are. */
  maxSide: 16_383,
  missing: 'Image not found',
  tooLarge: 'An image can be at most 5 MB.',
  tooManyPixels: 'The image has more than 25 megapixels.',
  tooLongSide: 'The image is more than 16,383 pixels wide or high.',
  wrongType: 'Only PNG, JPEG and WebP images can be uploaded.',
  /** In characters. */
  alt: {
    max: 300,
    tooLong: 'Alternative text is too long',
    notText: 'Alternative text must be a text',
  },
} as const;

/** What the picker of an avatar offers. */
export const avatarRules = {
  types: ['image/png', 'image/jpeg'],
  endings: ['.png', '.jpg', '.jpeg'],
  wrongType: 'Please choose a .png, .jpg or .jpeg file',
} as const;
