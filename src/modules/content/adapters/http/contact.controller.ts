import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AccessFor } from '../../../../platform/http/access.js';
import { Returns } from '../../../../platform/http/returns.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { StrictlyThrottled } from '../../../../platform/http/throttle.js';
import { WorkLimits } from '../../../../platform/http/work-limits.js';
import { SendContactMessage } from '../../use-cases/send-contact-message.js';
import { ContactBody } from './contact.dto.js';

/** An email to the shop. */
const MESSAGES = { name: 'contact message', limit: 10 };

/** The contact form. */
@ApiTags('content')
@AccessFor('public')
@Controller('contact')
export class ContactController {
  constructor(
    private readonly send: SendContactMessage,
    private readonly workLimits: WorkLimits,
  ) {}

  @ApiOperation({ operationId: 'sendContactMessage' })
  @Post()
  @Returns(null)
  @StrictlyThrottled(MESSAGES.limit)
  async contact(
    @Body() { website, ...message }: ContactBody,
    @Req() request: FastifyRequest,
  ): Promise<ApiReply<null>> {
    // A bot receives success, so that it does not try another way.
    if (!website) {
      const send = () => this.send.execute(message);
      await this.workLimits.run(MESSAGES, request, send, () => true);
    }
    return new ApiReply(null, 'Message sent');
  }
}
