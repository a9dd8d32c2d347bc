// A browser on a busy machine may be too slow once. A failed test is printed and tried once more;
// tests of races and of processes are never retried.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
