import { Injectable } from '@nestjs/common';
import { Repositories } from '../../../../platform/database/repositories.js';
import { type Erasure, Erasures } from '../../ports/erasures.js';
import { ErasureEntity } from './entities.js';

/** The table `erasure`. */
@Injectable()
export class PostgresErasures extends Erasures {
  constructor(private readonly repositories: Repositories) {
    super();
  }

  async add({ userId, at }: Erasure): Promise<void> {
    await this.repositories
      .write(ErasureEntity)
      .createQueryBuilder()
      .insert()
      .values({ userId, at })
      .orIgnore()
      .execute();
  }

  async missing(userIds: readonly string[]): Promise<readonly string[]> {
    const known = await this.repositories
      .read(ErasureEntity)
      .createQueryBuilder('erasure')
      .where('erasure.userId = ANY (:userIds)', { userIds })
      .getMany();
    const ids = new Set(known.map(({ userId }) => userId));
    return userIds.filter((userId) => !ids.has(userId));
  }
}
