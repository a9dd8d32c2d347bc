/** What the toast says while a failed refund is requested again. */
export const retryTexts = {
  loading: 'Retrying...',
  success: 'Refund requested again.',
  refused: 'Failed to retry the refund',
  failed: 'Failed. Please try again.',
};
