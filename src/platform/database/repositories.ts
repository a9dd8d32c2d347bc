import { Injectable } from '@nestjs/common';
import type { EntityTarget, ObjectLiteral, Repository } from 'typeorm';
import { Connections } from './connections.js';

/** The part of a repository that reads. */
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
 * TypeORM's repositories, on the unit of work's connection where one is open. Ask for one anew each
 * time, and never for one by `@InjectRepository`: that one knows no unit of work.
 *
 * - Ordinary reads: `read(ProductEntity).findBy({ … })`, or its query builder.
 * - Locks: `write(ProductEntity).createQueryBuilder('product').setLock('for_no_key_update')…getMany()`.
 * - Writes: `insert`, `update` and `delete`, whose `affected` tells whether a condition held, or their
 *   query builders: `.set({ quantity: () => 'quantity - :n' })`, `.orIgnore()`, `.orUpdate()`,
 *   `.returning()`, whose rows `Statements.returned` types. No `save()`: it reads first. A list is `= ANY (:ids)`, never `IN (:...ids)`, and
 *   the condition of a partial index is text: a plan that is kept knows no values.
 * - Hot reads, joins with typed rows, and SQL that no query builder says: see `Statements`.
 */
@Injectable()
export class Repositories {
  constructor(private readonly connections: Connections) {}

  /** For reads; outside a unit of work the replica answers what may be a moment old. */
  read<Entity extends ObjectLiteral>(entity: EntityTarget<Entity>): ReadRepository<Entity> {
    return this.connections.manager('read').getRepository(entity);
  }

  /** For writes and locks. @throws Error outside a unit of work. */
  write<Entity extends ObjectLiteral>(entity: EntityTarget<Entity>): Repository<Entity> {
    return this.connections.manager('write').getRepository(entity);
  }

  /**
   * For one statement that is a unit of work of its own, or joins the open one: two round trips less.
   * It is not run again where it lost a deadlock: for single rows, or for what is tried again anyhow.
   */
  writeAlone<Entity extends ObjectLiteral>(entity: EntityTarget<Entity>): Repository<Entity> {
    return this.connections.manager('write-alone').getRepository(entity);
  }
}
