import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import type { EmailContent } from './email-block.js';
import { type Email, Mailer } from './mailer.js';
import { renderHtml } from './render-html.js';
import { renderText } from './render-text.js';

/** Renders emails in the shop's layout and sends them. */
@Injectable()
export class EmailComposer {
  constructor(
    private readonly mailer: Mailer,
    private readonly env: Env,
  ) {}

  /** `to` and `sendId` as in `Email`. @throws where the mail server does not accept it. */
  send(
    content: EmailContent,
    envelope: Pick<Email, 'to' | 'sendId' | 'replyTo' | 'headers'>,
  ): Promise<void> {
    const { SHOP_NAME: name, SHOP_URL: url, SHOP_EMAIL } = this.env;
    const shop = { name, url, support: envelope.replyTo ? undefined : SHOP_EMAIL };
    return this.mailer.send({
      replyTo: SHOP_EMAIL,
      ...envelope,
      subject: content.subject,
      html: renderHtml(content, shop),
      text: renderText(content, shop),
    });
  }

  /** A link to the shop; `path` begins with a slash. */
  link(path: string): string {
    return `${this.env.SHOP_URL}${path}`;
  }
}
