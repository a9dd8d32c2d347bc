import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { AccessFor } from '../../../../platform/http/access.js';
import { Returns } from '../../../../platform/http/returns.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { StrictlyThrottled } from '../../../../platform/http/throttle.js';
import { SendContactMessage } from '../../use-cases/send-contact-message.js';
import { ContactBody } from './contact.body.js';

/** The contact form. */
@ApiTags('content')
@AccessFor('public')
@Controller('contact')
export class ContactController {
  constructor(private readonly send: SendContactMessage) {}

  @ApiOperation({ operationId: 'sendContactMessage' })
  @Post()
  @Returns(null)
  @StrictlyThrottled(10)
  async contact(@Body() { website, ...message }: ContactBody): Promise<ApiReply<null>> {
    // A bot receives success, so that it does not try another way.
    if (!website) await this.send.execute(message);
    return new ApiReply(null, 'Message sent');
  }
}
