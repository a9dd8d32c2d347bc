import { Injectable } from '@nestjs/common';
import { staffRoles } from '../../../../../common/contract/staff.js';
import { durationText } from '../../../../../common/format/age.js';
import type { FactorChange } from '../../domain/second-factor.js';
import type { EmailBlock, EmailContent } from '../../../../platform/mailer/email-block.js';
import { EmailComposer } from '../../../../platform/mailer/email-composer.js';
import {
  type EmailProof,
  type EmailRecipient,
  type InvitationLink,
  type LoginLink,
  type ResetLink,
  type UndoLink,
  UserNotifications,
} from '../../ports/user-notifications.js';

const NOT_YOU = 'If this was not you, reset your password at once and reply to this email.';

const UNDO = 'Undo the change';
const UNDO_PATH = '/undo-email-change';

/** The subject and the text of each notice. */
const FACTOR_NOTICES: Readonly<Record<FactorChange, readonly [subject: string, text: string]>> = {
  'totp-added': [
    'An authenticator app was added',
    'From now on, a login to your account asks for a code of the app.',
  ],
  'totp-removed': [
    'Your authenticator app was removed',
    'A login to your account no longer asks for a code of the app.',
  ],
  'passkey-added': [
    'A passkey was added',
    'From now on, a login to your account asks for a second factor, such as this passkey.',
  ],
  'passkey-removed': ['A passkey was removed', 'It no longer completes a login to your account.'],
  'recovery-codes-renewed': [
    'You have new recovery codes',
    'The recovery codes that you had before no longer work.',
  ],
  'recovery-code-used': [
    'A recovery code was used',
    'It stood in for your second factor, and cannot be used again.',
  ],
  'removed-by-owner': [
    'Your second factor was removed',
    'An owner of the shop has removed it, and logged you out everywhere. Your password alone logs you in until you add a second factor again.',
  ],
  'removed-by-staff': [
    'Your second factor was removed',
    'Our staff has removed it for you, and logged you out everywhere. Your password alone logs you in until you add a second factor again.',
  ],
  'answers-refused': [
    'Somebody could not complete a login',
    'They entered your password, and then several wrong answers for your second factor.',
  ],
};

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
      reason: 'You get this email because you opened an account.',
    });
  }

  async reset(to: EmailRecipient, link: ResetLink, sendId: string, undo?: UndoLink): Promise<void> {
    return this.send(to, sendId, {
      subject: 'Reset your password',
      text: `Choose a new password with this link. It works once, for ${durationText(link.validMs)}.`,
      button: { label: 'Reset password', url: this.linkTo('/reset-password', link.token) },
      more: undo && {
        kind: 'link',
        text: `The email address of this account was changed without its password. You can undo that until ${await this.composer.minute(undo.until)}.`,
        label: UNDO,
        url: this.linkTo(UNDO_PATH, undo.token),
      },
      reason:
        'Somebody asked to reset the password of this account. If it was not you, do nothing: your password stays as it is.',
    });
  }

  async resetSentToOldAddress(
    to: EmailRecipient,
    proof: EmailProof,
    sendId: string,
  ): Promise<void> {
    const { token, until } = proof;
    const claim = new URLSearchParams({ email: to.email, proof: token }).toString();
    return this.send(to, sendId, {
      subject: 'Your reset link went to your old address',
      text: `Your email address was changed without your password. Until ${await this.composer.minute(until)}, links to reset it therefore go to your old address. If you no longer get email there, reply to this email.`,
      more: {
        kind: 'link',
        text: 'If you have no account with us, somebody else has entered your address. Open an account with it: theirs gets its old address back.',
        label: 'Use this address',
        url: this.composer.link(`/register?${claim}`),
      },
      reason: 'Somebody asked to reset the password of this account.',
    });
  }

  emailReleased(to: EmailRecipient, sendId: string): Promise<void> {
    return this.send(to, sendId, {
      subject: 'Your email address was changed back',
      text: `Your account had an email address of somebody else, who uses it for an account of their own now. Log in with this address again. Everybody is signed out of your account. ${NOT_YOU}`,
      button: { label: 'Login', url: this.composer.link('/login') },
      reason: 'You get this email because your account has this address again.',
    });
  }

  async loginLink(to: EmailRecipient, { token, until }: LoginLink, sendId: string): Promise<void> {
    return this.send(to, sendId, {
      subject: 'Your login link',
      text: `There were too many attempts to log in to your account. Open this link on the device where you want to log in, until ${await this.composer.minute(until)}. Your password is still asked for, and your second factor if you have one.`,
      button: { label: 'Continue to login', url: this.linkTo('/login-link', token) },
      reason:
        'Somebody asked for a link to log in to this account. If it was not you, do nothing: the link alone logs nobody in.',
    });
  }

  passwordChanged(to: EmailRecipient, sendId: string): Promise<void> {
    return this.send(to, sendId, {
      subject: 'Your password was changed',
      text: `Everybody who was signed in with the old one is signed out. ${NOT_YOU}`,
      button: { label: 'Reset password', url: this.composer.link('/forget-password') },
      reason: 'You get this email because the password of your account was changed.',
    });
  }

  async emailChanged(to: EmailRecipient, sendId: string, undo?: UndoLink): Promise<void> {
    const text = 'From now on you log in with your new address, and our mails go there.';
    return this.send(to, sendId, {
      subject: 'Your email address was changed',
      ...(undo
        ? {
            text: `${text} If this was not you, undo the change until ${await this.composer.minute(undo.until)}: you get your address back, and everybody is signed out. Until then, links to reset the password come to this address.`,
            button: { label: UNDO, url: this.linkTo(UNDO_PATH, undo.token) },
          }
        : { text: `${text} If this was not you, reply to this email at once.` }),
      reason: 'You get this email because your account had this address until now.',
    });
  }

  factorsChanged(to: EmailRecipient, change: FactorChange, sendId: string): Promise<void> {
    const [subject, text] = FACTOR_NOTICES[change];
    return this.send(to, sendId, {
      subject,
      text: `${text} ${NOT_YOU}`,
      button: { label: 'Reset password', url: this.composer.link('/forget-password') },
      reason: 'You get this email because it concerns the safety of your account.',
    });
  }

  async staffInvitation(invitation: InvitationLink, sendId: string): Promise<void> {
    const { email, staffRole, token, expiresAt } = invitation;
    const { label } = staffRoles[staffRole];
    const text = `You are invited to the staff of the shop, with the role ${label}. The link works once, until ${await this.composer.minute(expiresAt)}.`;
    const blocks: EmailBlock[] = [
      { kind: 'heading', text: 'Join the staff' },
      { kind: 'paragraph', text },
      { kind: 'button', label: 'Accept invitation', url: this.linkTo('/join', token) },
    ];
    const reason =
      'An owner of the shop has invited this address. If you did not expect that, do nothing.';
    const content = { subject: 'Join the staff', preview: text, blocks, reason };
    await this.composer.send(content, { to: email, sendId });
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
