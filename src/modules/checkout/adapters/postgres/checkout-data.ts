import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type DataSubject,
  PersonalDataRegistry,
  PersonalDataSource,
} from '../../../../kernel/personal-data.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { CheckoutEntity, WITHOUT_DESTINATION } from './checkout.entity.js';

/** The checkouts of a person. Completed ones are orders; their amounts stay. */
@Injectable()
export class CheckoutData extends PersonalDataSource implements OnModuleInit {
  readonly section = 'checkouts';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly repositories: Repositories,
  ) {
    super();
  }

  onModuleInit(): void {
    this.registry.add(this);
  }

  override async obstacles({ userId }: DataSubject): Promise<readonly string[]> {
    const isPaying = await this.repositories
      .write(CheckoutEntity)
      .existsBy({ userId, status: 'open' });
    const isRefunding = await this.repositories
      .write(CheckoutEntity)
      .createQueryBuilder('checkout')
      .innerJoin('refund', 'refund', 'refund.intent_id = checkout.intent_id')
      .where(`checkout.user_id = :userId AND refund.status <> 'refunded'`, { userId })
      .getExists();
    return [
      ...(isPaying ? ['A payment has begun. It ends within 15 minutes.'] : []),
      ...(isRefunding ? ['A refund is not finished yet.'] : []),
    ];
  }

  export({ userId }: DataSubject): Promise<unknown> {
    return this.repositories.read(CheckoutEntity).find({
      select: {
        status: true,
        lines: true,
        totalCents: true,
        customerDetails: true,
        pricing: true,
        intentId: true,
        createdAt: true,
        closedAt: true,
      },
      where: { userId },
      order: { createdAt: 'ASC' },
    });
  }

  async erase({ userId }: DataSubject): Promise<void> {
    await this.repositories
      .write(CheckoutEntity)
      .update({ userId }, { customerDetails: null, pricing: WITHOUT_DESTINATION });
  }
}
