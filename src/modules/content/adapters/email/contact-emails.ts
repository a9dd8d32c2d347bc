import { Injectable } from '@nestjs/common';
import { EmailComposer } from '../../../../platform/mailer/email-composer.js';
import { ShopSettingsSource } from '../../../../platform/shop-settings/shop-settings-source.js';
import { ContactNotifications } from '../../ports/contact-notifications.js';
import type { ContactMessage } from '../../ports/contact-message-repository.js';

/** Contact messages, sent to the shop's own address with the sender as Reply-To. */
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
    const paragraphs = message.split(/\n{2,}/).filter((text) => text.trim() !== '');
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
        ...paragraphs.map((text) => ({ kind: 'paragraph', text }) as const),
      ],
      reason: 'Somebody wrote this in the contact form. Answer this mail to answer them.',
    } as const;
    await this.composer.send(content, { to, sendId, replyTo: email });
  }
}
