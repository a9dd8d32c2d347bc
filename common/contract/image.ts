/** What can be uploaded. */
export const imageRules = {
  types: ['image/png', 'image/jpeg', 'image/webp'],
  maxBytes: 5 * 1024 * 1024,
  missing: 'Image not found',
  tooLarge: 'An image can be at most 5 MB.',
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
