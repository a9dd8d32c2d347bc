import { Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { Replica } from '../database/replica.js';
import { CacheInvalidation } from '../invalidation/cache-invalidation.js';
import { ErrorFilter } from './error.filter.js';
import { createValidationPipe } from './validation.js';

/** Maximum expected replication lag, in ms. */
const CATCH_UP_MS = 1_000;

/** The contract's errors and validation for all controllers. */
@Module({
  providers: [
    { provide: APP_PIPE, useFactory: createValidationPipe },
    { provide: APP_FILTER, useClass: ErrorFilter },
  ],
})
export class HttpModule {
  /** For a second after a change of the catalog everyone reads the primary. */
  constructor(replica: Replica, invalidation: CacheInvalidation) {
    invalidation.onChange(() => replica.skipFor(CATCH_UP_MS));
  }
}
