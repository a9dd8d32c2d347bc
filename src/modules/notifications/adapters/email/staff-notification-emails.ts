import { Injectable } from '@nestjs/common';
import { EmailComposer } from '../../../../platform/mailer/email-composer.js';
import { StaffEmails, type StaffNews } from '../../ports/staff-emails.js';
import { newsTexts } from './news-texts.js';

const BACK_OFFICE = '/admin/dashboard';

/** Emails to the staff in the shop's layout. They say nothing about customers. */
@Injectable()
export class StaffNotificationEmails extends StaffEmails {
  constructor(private readonly composer: EmailComposer) {
    super();
  }

  async send(
    to: { readonly name: string; readonly email: string },
    news: StaffNews,
    sendId: string,
  ): Promise<void> {
    const { subject, text, blocks, button } = newsTexts(news, await this.composer.timeZone());
    const content = {
      subject,
      preview: text,
      blocks: [
        { kind: 'heading', text: subject },
        { kind: 'paragraph', text: `Hello ${to.name},` },
        { kind: 'paragraph', text },
        ...blocks,
        {
          kind: 'button',
          label: button.label,
          url: this.composer.link(`${BACK_OFFICE}/${button.path}`),
        },
        {
          kind: 'link',
          text: 'You choose which emails you get:',
          label: 'Email notifications',
          url: this.composer.link(`${BACK_OFFICE}/notifications`),
        },
      ],
      reason: 'You get this email because you are on the staff of the shop.',
    } as const;
    return this.composer.send(content, { to: to.email, sendId });
  }
}
