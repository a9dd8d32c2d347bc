import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  StreamableFile,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';
import { Raw } from './raw.js';
import { ApiReply } from './api-reply.js';

/** Wraps every response below `/api` in the envelope of the contract. */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http' || Raw.is(context)) return next.handle();
    const response = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      map((answer: unknown) => {
        if (answer instanceof StreamableFile) return answer;
        const reply = answer instanceof ApiReply ? answer : new ApiReply(answer ?? null);
        for (const [name, value] of Object.entries(reply.headers)) {
          void response.header(name, value);
        }
        const { data, message, meta } = reply;
        return { success: true, message, data: data ?? null, ...(meta ? { meta } : {}) };
      }),
    );
  }
}
