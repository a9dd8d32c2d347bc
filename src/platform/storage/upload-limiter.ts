import {
  BadRequestException,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  PayloadTooLargeException,
} from '@nestjs/common';
import { catchError, finalize, type Observable } from 'rxjs';
import { imageRules } from '../../../common/contract/image.js';
import { DomainError, InvalidInput } from '../../kernel/domain-error.js';

/** Each upload is held in memory until it is stored. */
const AT_ONCE = 8;

/** Limits concurrent uploads, which bounds their memory. */
@Injectable()
export class UploadLimiter implements NestInterceptor {
  private inside = 0;

  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (this.inside >= AT_ONCE) {
      const message = 'The shop is busy. Please try again in a moment.';
      throw new DomainError('unavailable', 'busy', message, { retryAfter: 2 });
    }
    this.inside++;
    return next.handle().pipe(
      catchError(toClientError),
      finalize(() => this.inside--),
    );
  }
}

/** Converts errors of the multipart parser to those of the form. */
function toClientError(error: unknown): never {
  if (error instanceof PayloadTooLargeException) {
    throw new DomainError('too_large', 'too_large', imageRules.tooLarge);
  }
  const message = error instanceof BadRequestException ? error.message : '';
  if (message.startsWith('Too many files')) {
    throw InvalidInput.field('image', 'Send one image at a time');
  }
  if (message.startsWith('Unexpected file')) throw InvalidInput.field('image', imageRules.missing);
  throw error;
}
