import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type DataSubject,
  PersonalDataRegistry,
  PersonalDataSource,
} from '../../../../kernel/personal-data.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { CartItemEntity } from './cart-item.entity.js';

/** What is in a person's cart. */
@Injectable()
export class CartData extends PersonalDataSource implements OnModuleInit {
  readonly section = 'cart';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly repositories: Repositories,
  ) {
    super();
  }

  onModuleInit(): void {
    this.registry.add(this);
  }

  export({ userId }: DataSubject): Promise<unknown> {
    return this.repositories.read(CartItemEntity).find({
      select: { productId: true, quantity: true, createdAt: true },
      where: { userId },
      order: { createdAt: 'ASC' },
    });
  }

  async erase({ userId }: DataSubject): Promise<void> {
    await this.repositories.write(CartItemEntity).delete({ userId });
  }
}
