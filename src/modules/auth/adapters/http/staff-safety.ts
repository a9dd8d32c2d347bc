import { Injectable } from '@nestjs/common';
import type { ShopSettings } from '../../../../../common/contract/shop-settings.js';
import type { CurrentUser } from '../../../../platform/http/access.js';
import { IdentityProof, type ProvenAction } from '../../../../platform/http/identity-proof.js';
import { ShopSettingsSource } from '../../../../platform/shop-settings/shop-settings-source.js';
import { SecondFactorStore } from '../../ports/second-factor-store.js';
import { RecentIdentityProof } from '../../use-cases/recent-identity-proof.js';

/** What the shop's settings ask of its staff: a second factor, and to prove again who they are. */
@Injectable()
export class StaffSafety extends IdentityProof {
  constructor(
    private readonly settings: ShopSettingsSource,
    private readonly factors: SecondFactorStore,
    private readonly proof: RecentIdentityProof,
  ) {
    super();
  }

  /** False where the shop asks its staff for a second factor and this member has none. */
  async hasNeededFactor({ id }: CurrentUser): Promise<boolean> {
    const { staffSecondFactor } = await this.settings.current();
    return staffSecondFactor !== 'required' || this.factors.hasAny(id);
  }

  async checkAction({ sessionId }: CurrentUser, action: ProvenAction): Promise<void> {
    const settings = await this.settings.current();
    if (isRequired(settings, action)) await this.proof.check(sessionId);
  }

  async checkRefund({ sessionId }: CurrentUser, amountCents: number): Promise<void> {
    const { reauthRefundAbove } = await this.settings.current();
    if (reauthRefundAbove === null || amountCents <= reauthRefundAbove * 100) return;
    await this.proof.check(sessionId);
  }

  async checkSecuritySettings({ sessionId }: CurrentUser): Promise<void> {
    const settings = await this.settings.current();
    const { reauthRefundAbove, staffSecondFactor } = settings;
    const isAnything =
      reauthRefundAbove !== null ||
      staffSecondFactor === 'required' ||
      isRequired(settings, 'export') ||
      isRequired(settings, 'role-change');
    if (isAnything) await this.proof.check(sessionId);
  }
}

function isRequired(settings: ShopSettings, action: ProvenAction): boolean {
  const { reauthExports, reauthRoleChanges } = settings;
  return (action === 'export' ? reauthExports : reauthRoleChanges) === 'required';
}
