/** What a form says while `what`, such as 'tax rate', is saved. */
export const savingTexts = (what: string) => ({
  loading: 'Saving...',
  success: `${what.charAt(0).toUpperCase()}${what.slice(1)} saved`,
  refused: `Failed to save the ${what}`,
});
