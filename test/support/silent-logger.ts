import type { LoggerService } from '@nestjs/common';

/** Discards everything: for tests that provoke errors on purpose. */
export const silentLogger: LoggerService = {
  log: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};
