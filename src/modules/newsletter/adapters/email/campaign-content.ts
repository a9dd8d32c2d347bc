import type { EmailContent } from '../../../../platform/mailer/email-block.js';
import type { EmailComposer } from '../../../../platform/mailer/email-composer.js';
import { markdownBlock } from '../../../../platform/mailer/markdown-block.js';
import type { CampaignText } from '../../domain/campaign.js';

const REASON = 'You get this email because you subscribed to our newsletter.';

/** The content of a campaign's emails, by the token of each reader's unsubscribe link. */
export function campaignContent(
  { subject, preview, body }: CampaignText,
  composer: EmailComposer,
): (token: string) => EmailContent {
  const text = markdownBlock(body, composer.link(''));
  return (token) => ({
    subject,
    preview,
    reason: REASON,
    blocks: [
      text,
      {
        kind: 'link',
        text: 'No longer interested?',
        label: 'Unsubscribe',
        url: composer.link(`/newsletter/unsubscribe?token=${encodeURIComponent(token)}`),
      },
    ],
  });
}

/** The headers of RFC 8058, by which email clients unsubscribe. */
export const unsubscribeHeaders = (token: string, composer: EmailComposer) => ({
  'List-Unsubscribe': `<${composer.link(
    `/api/newsletter/unsubscribe?token=${encodeURIComponent(token)}`,
  )}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
