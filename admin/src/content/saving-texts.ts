/** What the toast says while content is saved and after it. */
export const savingTexts = {
  loading: 'Saving...',
  success: 'Content saved',
  refused: 'Failed to save the content',
};
