import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { safeUrl } from '../logging/log-options.js';
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
      const { id: requestId, method, url } = request;
      this.logger.error({ msg: body.message, requestId, method, url: safeUrl(url), err: error });
    }
    if (retryAfter !== undefined) void reply.header('Retry-After', String(retryAfter));
    void reply
      .status(status)
      .header('Cache-Control', 'no-store')
      .send({ success: false, ...body, requestId: request.id });
  }
}
