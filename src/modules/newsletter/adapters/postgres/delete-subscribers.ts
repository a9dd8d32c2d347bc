import { In, IsNull, Not } from 'typeorm';
import type { Repositories } from '../../../../platform/database/repositories.js';
import { CampaignRecipientEntity } from './campaign-recipient.entity.js';
import { SubscriberEntity } from './subscriber.entity.js';

/**
 * Deletes subscribers, and the errors of their emails, in which the mail server may name the address.
 * Their campaigns still count them, by the id alone.
 */
export async function deleteSubscribers(
  repositories: Repositories,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await repositories
    .write(CampaignRecipientEntity)
    .update({ subscriberId: In(ids), error: Not(IsNull()) }, { error: null });
  await repositories.write(SubscriberEntity).delete({ id: In(ids) });
}
