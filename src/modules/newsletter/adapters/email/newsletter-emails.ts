import { Injectable } from '@nestjs/common';
import { EmailComposer } from '../../../../platform/mailer/email-composer.js';
import { NewsletterNotifications } from '../../ports/subscribers.js';
import { unsubscribeHeaders } from './campaign-content.js';

/** Newsletter emails, by the shop's composer, with the headers of RFC 8058. */
@Injectable()
export class NewsletterEmails extends NewsletterNotifications {
  constructor(private readonly composer: EmailComposer) {
    super();
  }

  requestConfirmation(email: string, confirmToken: string, sendId: string): Promise<void> {
    const path = `/newsletter/confirm?token=${encodeURIComponent(confirmToken)}`;
    const text = 'Somebody entered this address in our newsletter form. Was it you?';
    const content = {
      subject: 'Please confirm your subscription',
      preview: text,
      blocks: [
        { kind: 'heading', text: 'One more press' },
        { kind: 'paragraph', text },
        { kind: 'button', label: 'Confirm subscription', url: this.composer.link(path) },
        { kind: 'paragraph', text: 'If not, do nothing: you will get no letters from us.' },
      ],
      reason: 'You get this email because this address was entered in our newsletter form.',
    } as const;
    return this.composer.send(content, { to: email, sendId });
  }

  welcome(email: string, unsubscribeToken: string, sendId: string): Promise<void> {
    const query = `?token=${encodeURIComponent(unsubscribeToken)}`;
    const text = 'From now on you hear first of new equipment, sales and training ideas.';
    const content = {
      subject: 'You are subscribed to our newsletter',
      preview: text,
      blocks: [
        { kind: 'heading', text: 'You are in' },
        { kind: 'paragraph', text },
        { kind: 'button', label: 'See what is new', url: this.composer.link('/products') },
        {
          kind: 'link',
          text: 'No longer interested?',
          label: 'Unsubscribe',
          url: this.composer.link(`/newsletter/unsubscribe${query}`),
        },
      ],
      reason: 'You get this email because this address was entered in our newsletter form.',
    } as const;
    const headers = unsubscribeHeaders(unsubscribeToken, this.composer);
    return this.composer.send(content, { to: email, sendId, headers });
  }
}
