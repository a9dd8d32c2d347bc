import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Observable } from 'rxjs';
import { onReplica, Replica } from '../database/replica.js';
import { CacheInvalidation } from '../invalidation/cache-invalidation.js';
import { isPublicRead } from './cache.js';

/** How long a change may be on its way to the replica, in ms. */
const CATCH_UP_MS = 1_000;

/**
 * Lets the public reads of the catalog be answered by the replica. An admin reads the primary, to see
 * what they have just written; so does everybody for a second after a change of the catalog.
 */
@Injectable()
export class ReplicaReads implements NestInterceptor {
  constructor(replica: Replica, invalidation: CacheInvalidation) {
    invalidation.onChange(() => replica.rest(CATCH_UP_MS));
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http' || !isPublicRead(context)) return next.handle();
    const { currentUser } = context.switchToHttp().getRequest<FastifyRequest>();
    if (currentUser?.role === 'admin') return next.handle();
    // The handler runs when it is subscribed to.
    return new Observable((subscriber) => onReplica(() => next.handle().subscribe(subscriber)));
  }
}
