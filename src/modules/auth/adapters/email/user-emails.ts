import { Injectable } from '@nestjs/common';
import { minute } from '../../../../../common/format/date.js';
import type { EmailBlock, EmailContent } from '../../../../platform/mailer/email-block.js';
import { EmailComposer } from '../../../../platform/mailer/email-composer.js';
import {
  type EmailRecipient,
  type ResetLink,
  type UndoLink,
  UserNotifications,
} from '../../ports/user-notifications.js';

const NOT_YOU = 'If this was not you, reset your password at once and reply to this mail.';

const UNDO = 'Undo the change';
const UNDO_PATH = '/undo-email-change';

const untilOf = ({ until }: Pick<UndoLink, 'until'>) => minute(until.toISOString());

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

  reset(to: EmailRecipient, link: ResetLink, sendId: string, undo?: UndoLink): Promise<void> {
    return this.send(to, sendId, {
      subject: 'Reset your password',
      text: `Choose a new password with this link. It works once, for ${link.minutes} minutes.`,
      button: { label: 'Reset password', url: this.linkTo('/reset-password', link.token) },
      more: undo && {
        kind: 'link',
        text: `The email address of this account was changed without its password. You can undo that until ${untilOf(undo)}.`,
        label: UNDO,
        url: this.linkTo(UNDO_PATH, undo.token),
      },
      reason:
        'Somebody asked to reset the password of this account. If it was not you, do nothing: your password stays as it is.',
    });
  }

  resetSentToOldAddress(to: EmailRecipient, until: Date, sendId: string): Promise<void> {
    return this.send(to, sendId, {
      subject: 'Your reset link went to your old address',
      text: `Your email address was changed without your password. Until ${untilOf({ until })}, links to reset it therefore go to your old address. If you no longer get mail there, reply to this mail.`,
      reason: 'Somebody asked to reset the password of this account.',
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

  emailChanged(to: EmailRecipient, sendId: string, undo?: UndoLink): Promise<void> {
    const text = 'From now on you log in with your new address, and our mails go there.';
    return this.send(to, sendId, {
      subject: 'Your email address was changed',
      ...(undo
        ? {
            text: `${text} If this was not you, undo the change until ${untilOf(undo)}: you get your address back, and everybody is signed out. Until then, links to reset the password come to this address.`,
            button: { label: UNDO, url: this.linkTo(UNDO_PATH, undo.token) },
          }
        : { text: `${text} If this was not you, reply to this mail at once.` }),
      reason: 'You get this mail because your account had this address until now.',
    });
  }

  private linkTo(path: string, token: string): string {
    return this.composer.link(`${path}?token=${encodeURIComponent(token)}`);
  }

  private send(
    to: EmailRecipient,
    sendId: string,
    email: {
      subject: string;
      text: string;
      button?: { label: string; url: string };
      more?: EmailBlock | undefined;
      reason: string;
    },
  ): Promise<void> {
    const { subject, text, button, more, reason } = email;
    const blocks: EmailBlock[] = [
      { kind: 'heading', text: subject },
      { kind: 'paragraph', text: `Hello ${to.name},` },
      { kind: 'paragraph', text },
      ...(button ? [{ kind: 'button', ...button } as const] : []),
      ...(more ? [more] : []),
    ];
    const content: EmailContent = { subject, preview: text, blocks, reason };
    return this.composer.send(content, { to: to.email, sendId });
  }
}
