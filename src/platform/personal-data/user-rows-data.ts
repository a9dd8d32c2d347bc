import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type DataSubject,
  PersonalDataRegistry,
  PersonalDataSource,
} from '../../kernel/personal-data.js';
import { Repositories } from '../database/repositories.js';

interface UserRow {
  readonly userId: string;
  readonly createdAt: Date;
}

/** A table whose rows are each of one user: exported with some of their properties, oldest first, and deleted. */
@Injectable()
export abstract class UserRowsData<Row extends UserRow>
  extends PersonalDataSource
  implements OnModuleInit
{
  protected abstract readonly entity: new () => Row;
  protected abstract readonly exported: readonly (keyof Row & string)[];

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly repositories: Repositories,
  ) {
    super();
  }

  override get erasedEntities() {
    return [this.entity];
  }

  onModuleInit(): void {
    this.registry.add(this);
  }

  export({ userId }: DataSubject): Promise<unknown> {
    return this.repositories
      .read<UserRow>(this.entity)
      .createQueryBuilder('row')
      .select(this.exported.map((property) => `row.${property}`))
      .where('row.userId = :userId', { userId })
      .orderBy('row.createdAt')
      .getMany();
  }

  async erase({ userId }: DataSubject): Promise<void> {
    await this.repositories.write<UserRow>(this.entity).delete({ userId });
  }
}
