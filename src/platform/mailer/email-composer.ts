import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { addressLine } from '../../../common/format/address.js';
import { minuteIn } from '../../../common/format/zoned-time.js';
import { ShopSettingsSource } from '../shop-settings/shop-settings-source.js';
import type { EmailContent } from './email-block.js';
import { type Email, Mailer } from './mailer.js';
import { renderHtml } from './render-html.js';
import { renderText } from './render-text.js';

type Envelope = Pick<Email, 'to' | 'sendId' | 'replyTo' | 'headers'>;

/** Renders emails in the shop's layout and sends them. */
@Injectable()
export class EmailComposer {
  constructor(
    private readonly mailer: Mailer,
    private readonly env: Env,
    private readonly settings: ShopSettingsSource,
  ) {}

  /** `to` and `sendId` as in `Email`. @throws where the mail server does not accept it. */
  async send(content: EmailContent, envelope: Envelope): Promise<void> {
    await this.mailer.send(await this.compose(content, envelope));
  }

  /** The email in the shop's layout, as `send` sends it. */
  async compose(content: EmailContent, envelope: Envelope): Promise<Email> {
    const settings = await this.settings.current();
    const { name, email, phone } = settings;
    const support = envelope.replyTo ? undefined : (email ?? undefined);
    const contact = [addressLine(settings), phone].filter((line) => line !== null);
    const shop = { name, url: this.env.SHOP_URL, support, contact };
    return {
      fromName: name,
      ...(email === null ? {} : { replyTo: email }),
      ...envelope,
      subject: content.subject,
      html: renderHtml(content, shop),
      text: renderText(content, shop),
    };
  }

  /** The absolute URL of an image, which may be on another host already. */
  urlOf(image: string): string {
    return new URL(image, this.env.SHOP_URL).href;
  }

  /** A time as emails name it, in the shop's time zone: `2026-11-21 19:31 GMT+13`. */
  async minute(at: Date): Promise<string> {
    return minuteIn(await this.timeZone(), at);
  }

  /** The shop's time zone, in which emails name days. */
  async timeZone(): Promise<string> {
    return (await this.settings.current()).timeZone;
  }

  /** A link to the shop; `path` begins with a slash. */
  link(path: string): string {
    return `${this.env.SHOP_URL}${path}`;
  }
}
