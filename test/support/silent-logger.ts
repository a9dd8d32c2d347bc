import type { LoggerService } from '@nestjs/common';

/** Says nothing: for tests that provoke errors on purpose. */
export const silentLogger: LoggerService = {
  log: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};
