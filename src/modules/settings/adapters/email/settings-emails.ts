import { Injectable } from '@nestjs/common';
import { settingLabel, settingText } from '../../../../../common/format/setting-text.js';
import type { EmailContent } from '../../../../platform/mailer/email-block.js';
import { EmailComposer } from '../../../../platform/mailer/email-composer.js';
import { type SecurityNotice, SettingsNotifications } from '../../ports/settings-notifications.js';

/** Emails about the settings. */
@Injectable()
export class SettingsEmails extends SettingsNotifications {
  constructor(private readonly composer: EmailComposer) {
    super();
  }

  async securityChanged(
    to: { readonly name: string; readonly email: string },
    { who, at, changes }: SecurityNotice,
    sendId: string,
  ): Promise<void> {
    const subject = 'Security settings were changed';
    const text = `${who ?? 'A deleted account'} changed what the shop asks of its staff, on ${await this.composer.minute(at)}.`;
    const content: EmailContent = {
      subject,
      preview: text,
      blocks: [
        { kind: 'heading', text: subject },
        { kind: 'paragraph', text: `Hello ${to.name},` },
        { kind: 'paragraph', text },
        {
          kind: 'facts',
          rows: changes.map(({ key, before, after }) => [
            settingLabel(key),
            `${settingText(key, before)} → ${settingText(key, after)}`,
          ]),
        },
        {
          kind: 'button',
          label: 'See the settings',
          url: this.composer.link('/admin/dashboard/settings'),
        },
        {
          kind: 'paragraph',
          text: 'If you did not expect this, restore the version before it, and see in the security log who has logged in.',
        },
      ],
      reason: 'You get this email because you are an owner of the shop.',
    };
    return this.composer.send(content, { to: to.email, sendId });
  }
}
