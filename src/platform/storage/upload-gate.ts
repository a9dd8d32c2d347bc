import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { finalize, type Observable } from 'rxjs';
import { DomainError } from '../../kernel/domain-error.js';

/** Each upload is held in memory until it is kept. */
const AT_ONCE = 8;

/** Lets a few uploads in at a time, so that many cannot take all the memory. */
@Injectable()
export class UploadGate implements NestInterceptor {
  private inside = 0;

  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (this.inside >= AT_ONCE) {
      const message = 'The shop is busy. Please try again in a moment.';
      throw new DomainError('unavailable', 'busy', message, { retryAfter: 2 });
    }
    this.inside++;
    return next.handle().pipe(finalize(() => this.inside--));
  }
}
