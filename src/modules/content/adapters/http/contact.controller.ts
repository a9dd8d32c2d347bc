import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AccessFor } from '../../../../platform/http/access.js';
import { Answers } from '../../../../platform/http/answers.js';
import { Reply } from '../../../../platform/http/reply.js';
import { StrictlyThrottled } from '../../../../platform/http/throttle.js';
import { SendContactMessage } from '../../use-cases/send-contact-message.js';
import { ContactBody } from './contact.body.js';

/** The contact form. */
@ApiTags('content')
@AccessFor('public')
@Controller('contact')
export class ContactController {
  constructor(private readonly send: SendContactMessage) {}

  @Post()
  @Answers(null)
  @StrictlyThrottled(10)
  async contact(@Body() { website, ...message }: ContactBody): Promise<Reply<null>> {
    // A program is told that all went well, so that it does not try another way.
    if (!website) await this.send.execute(message);
    return new Reply(null, 'Message sent');
  }
}
