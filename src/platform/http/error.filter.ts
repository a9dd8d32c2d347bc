import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { failureOf } from './failure.js';

/** The one place where an error becomes an answer. No stack, SQL or class name leaves it. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Http');

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (reply.sent || reply.raw.headersSent) {
      reply.raw.destroy();
      return;
    }
    const { status, retryAfter, ...body } = failureOf(error);
    if (status >= 500) {
      const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
      this.logger.error(`${request.id} ${request.method} ${request.url.split('?')[0]}: ${detail}`);
    }
    if (retryAfter !== undefined) void reply.header('Retry-After', String(retryAfter));
    void reply
      .status(status)
      .header('Cache-Control', 'no-store')
      .send({ success: false, ...body, requestId: request.id });
  }
}
