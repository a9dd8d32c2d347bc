import { Injectable } from '@nestjs/common';
import type { EmailBlock, EmailContent } from '../../../../platform/mailer/email-block.js';
import { EmailComposer } from '../../../../platform/mailer/email-composer.js';
import { type EmailRecipient, UserNotifications } from '../../ports/user-notifications.js';

const NOT_YOU = 'If this was not you, reset your password at once and reply to this mail.';

/** Emails about an account. */
@Injectable()
export class UserEmails extends UserNotifications {
  constructor(private readonly composer: EmailComposer) {
    super();
  }

  welcome(to: EmailRecipient, sendId: string): Promise<void> {
    return this.send(to, sendId, {
      subject: 'Welcome',
      text: 'Your account is ready. Your cart and your orders are kept in it, on every device.',
      button: { label: 'Start shopping', url: this.composer.link('/products') },
      reason: 'You get this mail because you opened an account.',
    });
  }

  reset(to: EmailRecipient, token: string, minutes: number, sendId: string): Promise<void> {
    return this.send(to, sendId, {
      subject: 'Reset your password',
      text: `Choose a new password with this link. It works once, for ${minutes} minutes.`,
      button: {
        label: 'Reset password',
        url: this.composer.link(`/reset-password?token=${encodeURIComponent(token)}`),
      },
      reason:
        'Somebody asked to reset the password of this account. If it was not you, do nothing: your password stays as it is.',
    });
  }

  passwordChanged(to: EmailRecipient, sendId: string): Promise<void> {
    return this.send(to, sendId, {
      subject: 'Your password was changed',
      text: `Everybody who was signed in with the old one is signed out. ${NOT_YOU}`,
      button: { label: 'Reset password', url: this.composer.link('/forget-password') },
      reason: 'You get this mail because the password of your account was changed.',
    });
  }

  emailChanged(to: EmailRecipient, sendId: string): Promise<void> {
    return this.send(to, sendId, {
      subject: 'Your email address was changed',
      text: `From now on you log in with your new address, and our mails go there. If this was not you, reply to this mail at once.`,
      reason: 'You get this mail because your account had this address until now.',
    });
  }

  private send(
    to: EmailRecipient,
    sendId: string,
    email: {
      subject: string;
      text: string;
      button?: { label: string; url: string };
      reason: string;
    },
  ): Promise<void> {
    const { subject, text, button, reason } = email;
    const blocks: EmailBlock[] = [
      { kind: 'heading', text: subject },
      { kind: 'paragraph', text: `Hello ${to.name},` },
      { kind: 'paragraph', text },
      ...(button ? [{ kind: 'button', ...button } as const] : []),
    ];
    const content: EmailContent = { subject, preview: text, blocks, reason };
    return this.composer.send(content, { to: to.email, sendId });
  }
}
