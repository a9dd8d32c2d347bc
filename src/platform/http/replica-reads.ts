import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Observable } from 'rxjs';
import { onReplica } from '../database/replica.js';

/**
 * Lets the replica serve a public catalog read. Admins read the primary, to see their own writes at
 * once.
 */
@Injectable()
export class ReplicaReads implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { currentUser } = context.switchToHttp().getRequest<FastifyRequest>();
    if (currentUser?.role === 'admin') return next.handle();
    // The handler runs on subscription.
    return new Observable((subscriber) => onReplica(() => next.handle().subscribe(subscriber)));
  }
}
