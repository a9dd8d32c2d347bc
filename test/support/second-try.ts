// A browser on a busy machine may miss a moment once. What failed is printed, and tried once more;
// tests of races and of processes are never tried again.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
