import { Injectable } from '@nestjs/common';
import { EmailComposer } from '../../../../platform/mailer/email-composer.js';
import type { CampaignText } from '../../domain/campaign.js';
import { CampaignEmails } from '../../ports/campaign-repository.js';
import { campaignContent } from './campaign-content.js';

/** In place of a subscriber's: the link of a preview or a test ends no subscription. */
const NO_TOKEN = 'preview';

/** A campaign's emails to staff, by the shop's composer. */
@Injectable()
export class ComposedCampaignEmails extends CampaignEmails {
  constructor(private readonly composer: EmailComposer) {
    super();
  }

  async preview(text: CampaignText): Promise<string> {
    const content = campaignContent(text, this.composer)(NO_TOKEN);
    const { html } = await this.composer.compose(content, { to: '', sendId: 'preview' });
    return html;
  }

  async test(text: CampaignText, to: string, sendId: string): Promise<void> {
    const content = campaignContent(text, this.composer)(NO_TOKEN);
    const subject = `[Test] ${content.subject}`;
    await this.composer.send({ ...content, subject }, { to, sendId });
  }
}
