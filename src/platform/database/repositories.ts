import { Injectable } from '@nestjs/common';
import type { EntityTarget, ObjectLiteral, Repository } from 'typeorm';
import { Connections } from './connections.js';

export type ReadRepository<Entity extends ObjectLiteral> = Pick<
  Repository<Entity>,
  | 'find'
  | 'findBy'
  | 'findAndCount'
  | 'findOne'
  | 'findOneBy'
  | 'count'
  | 'countBy'
  | 'exists'
  | 'existsBy'
  | 'createQueryBuilder'
>;

/**
 * TypeORM repositories on the connection of the open unit of work, if any. Obtain one for each use, and
 * never by `@InjectRepository`, which ignores the unit of work.
 *
 * - Ordinary reads: `read(ProductEntity).findBy({ … })`, or its query builder.
 * - Locks: `write(ProductEntity).createQueryBuilder('product').setLock('for_no_key_update')…getMany()`.
 * - Writes: `insert`, `update` and `delete`, whose `affected` is 0 where the condition matched no row, or
 *   their query builders: `.set({ quantity: () => 'quantity - :n' })`, `.orIgnore()`, `.orUpdate()`,
 *   `.returning()`, whose rows `Statements.returned` types. Not `save()`, because it reads first.
 * - Write a list as `= ANY (:ids)`, never `IN (:...ids)`, and the condition of a partial index without
 *   parameters: the generic plan of a prepared statement cannot use values.
 * - Hot reads, joins with typed rows, and SQL beyond the query builder: see `Statements`.
 */
@Injectable()
export class Repositories {
  constructor(private readonly connections: Connections) {}

  /** For reads; outside a unit of work the replica may serve them, with slightly stale data. */
  read<Entity extends ObjectLiteral>(entity: EntityTarget<Entity>): ReadRepository<Entity> {
    return this.connections.manager('read').getRepository(entity);
  }

  /** For writes and locks. @throws Error outside a unit of work. */
  write<Entity extends ObjectLiteral>(entity: EntityTarget<Entity>): Repository<Entity> {
    return this.connections.manager('write').getRepository(entity);
  }

  /**
   * For a single statement that joins the open unit of work, or else is its own transaction without
   * BEGIN and COMMIT, which saves two round trips. It is not retried after a deadlock: use it for
   * single rows, or for work that is retried anyway.
   */
  writeAlone<Entity extends ObjectLiteral>(entity: EntityTarget<Entity>): Repository<Entity> {
    return this.connections.manager('write-alone').getRepository(entity);
  }
}
