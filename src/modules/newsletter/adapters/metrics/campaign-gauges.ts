import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../../../../platform/operations/metrics/metrics.js';
import { CampaignQueries } from '../../ports/campaign-queries.js';

/** A gauge of the campaign emails that a person has to decide about. */
@Injectable()
export class CampaignGauges implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly queries: CampaignQueries,
  ) {}

  onModuleInit(): void {
    this.metrics.gauges(
      { shop_campaign_emails_unconfirmed: 'Campaign emails that may or may not have arrived.' },
      async () => {
        const campaigns = await this.queries.unconfirmed();
        const emails = campaigns.reduce((sum, each) => sum + each.emails, 0);
        return { shop_campaign_emails_unconfirmed: emails };
      },
    );
  }
}
