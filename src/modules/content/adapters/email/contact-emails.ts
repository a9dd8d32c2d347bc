import { Injectable } from '@nestjs/common';
import { EmailComposer } from '../../../../platform/mailer/email-composer.js';
import { ShopSettingsSource } from '../../../../platform/shop-settings/shop-settings-source.js';
import type { ContactMessage } from '../../domain/contact-message.js';
import { ContactNotifications } from '../../ports/contact-messages.js';

/** Contact messages to the shop's own address, with the sender as Reply-To, and the answers to them. */
@Injectable()
export class ContactEmails extends ContactNotifications {
  constructor(
    private readonly composer: EmailComposer,
    private readonly settings: ShopSettingsSource,
  ) {
    super();
  }

  async forward(written: ContactMessage, sendId: string): Promise<void> {
    const { email: to } = await this.settings.current();
    if (to === null) return;
    const { name, email, subject, message } = written;
    const content = {
      subject: `Contact: ${subject}`,
      preview: message.slice(0, 120),
      blocks: [
        { kind: 'heading', text: subject },
        {
          kind: 'facts',
          rows: [
            ['From', name],
            ['Email', email],
          ],
        },
        ...paragraphsOf(message),
      ],
      reason: 'Somebody wrote this in the contact form. Answer this email to answer them.',
    } as const;
    await this.composer.send(content, { to, sendId, replyTo: email });
  }

  async answer(written: ContactMessage, text: string, sendId: string): Promise<void> {
    const { email, subject, message } = written;
    const content = {
      subject: `Re: ${subject}`,
      preview: text.slice(0, 120),
      blocks: [...paragraphsOf(text), { kind: 'quote', title: 'You wrote:', text: message }],
      reason: 'You get this email because you wrote to us in our contact form.',
    } as const;
    // A person wrote it, so the answer of an absent reader is welcome.
    const headers = { 'Auto-Submitted': 'no' };
    await this.composer.send(content, { to: email, sendId, headers });
  }
}

const paragraphsOf = (text: string) =>
  text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => ({ kind: 'paragraph', text: part }) as const);
