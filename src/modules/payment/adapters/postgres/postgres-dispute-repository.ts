import { Injectable } from '@nestjs/common';
import { Repositories } from '../../../../platform/database/repositories.js';
import { DISPUTE_STATUSES, type Dispute, isOpen } from '../../domain/dispute.js';
import { DisputeRepository } from '../../ports/dispute-repository.js';
import { DisputeEntity } from './dispute.entity.js';

const OPEN = DISPUTE_STATUSES.filter((status) => isOpen({ status }));

@Injectable()
export class PostgresDisputeRepository extends DisputeRepository {
  constructor(private readonly repositories: Repositories) {
    super();
  }

  async ofIntent(intentId: string): Promise<readonly Dispute[]> {
    return this.repositories
      .read(DisputeEntity)
      .find({ where: { intentId }, order: { openedAt: 'ASC', id: 'ASC' } });
  }

  async save(dispute: Dispute): Promise<void> {
    await this.repositories.write(DisputeEntity).upsert({ ...dispute }, ['id']);
  }

  async openIntents(): Promise<string[]> {
    const rows = await this.repositories
      .read(DisputeEntity)
      .createQueryBuilder('dispute')
      .select('dispute.intentId', 'intentId')
      .distinct()
      .where('dispute.status IN (:...open)', { open: OPEN })
      .getRawMany<Pick<Dispute, 'intentId'>>();
    return rows.map(({ intentId }) => intentId);
  }
}
