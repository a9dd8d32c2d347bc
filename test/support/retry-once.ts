// Browser tests may time out once on a busy machine. A failed test is logged and retried once,
// at once, since the tests after it change the shop; tests of races and of processes are never retried.
jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
