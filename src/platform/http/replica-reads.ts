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

/** Maximum expected replication lag, in ms. */
const CATCH_UP_MS = 1_000;

/**
 * Lets the replica serve public catalog reads. Admins read the primary, to see their own writes at
 * once; so does everyone for a second after a change of the catalog.
 */
@Injectable()
export class ReplicaReads implements NestInterceptor {
  constructor(replica: Replica, invalidation: CacheInvalidation) {
    invalidation.onChange(() => replica.skipFor(CATCH_UP_MS));
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http' || !isPublicRead(context)) return next.handle();
    const { currentUser } = context.switchToHttp().getRequest<FastifyRequest>();
    if (currentUser?.role === 'admin') return next.handle();
    // The handler runs on subscription.
    return new Observable((subscriber) => onReplica(() => next.handle().subscribe(subscriber)));
  }
}
