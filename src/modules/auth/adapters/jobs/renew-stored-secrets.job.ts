import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { HOUR_MS } from '../../../../kernel/time.js';
import { ScheduledJobs } from '../../../../platform/scheduled-jobs/scheduled-jobs.js';
import { ShopSecret } from '../../../../platform/secret/shop-secret.js';
import { RenewStoredSecrets } from '../../use-cases/renew-stored-secrets.js';

/** While a secret before the current one is accepted, moves what is encrypted under it. */
@Injectable()
export class RenewStoredSecretsJob implements OnApplicationBootstrap {
  private readonly logger = new Logger('Secrets');

  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly renew: RenewStoredSecrets,
    private readonly secret: ShopSecret,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.secret.earlier) return;
    const run = (signal: AbortSignal) => this.run(signal);
    this.jobs.start({ name: 'auth.renew-secrets', everyMs: HOUR_MS, atStart: true, run });
  }

  private async run(signal: AbortSignal): Promise<void> {
    const renewed = await this.renew.execute(signal);
    if (renewed === 0) return;
    this.logger.warn(`Authenticator secrets encrypted under the current JWT_SECRET: ${renewed}.`);
  }
}
