import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { catchError, concatMap, type Observable } from 'rxjs';
import { CacheInvalidation } from './cache-invalidation.js';

/** Announces a change before its answer is sent, so that who made it sees it everywhere. */
@Injectable()
class AnnounceCatalog implements NestInterceptor {
  constructor(private readonly invalidation: CacheInvalidation) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { method } = context.switchToHttp().getRequest<FastifyRequest>();
    if (method === 'GET' || method === 'HEAD') return next.handle();
    const announce = () => this.invalidation.announce('catalogue');
    return next.handle().pipe(
      concatMap(async (answer: unknown) => {
        await announce();
        return answer;
      }),
      // What failed may have been written all the same.
      catchError(async (error: unknown): Promise<never> => {
        await announce();
        throw error;
      }),
    );
  }
}

/** The writing routes of this controller change what is shown of the catalog. */
export const ChangesCatalog = () => UseInterceptors(AnnounceCatalog);
