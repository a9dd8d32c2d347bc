import { Injectable } from '@nestjs/common';
import { Any } from 'typeorm';
import { Clock } from '../../kernel/clock.js';
import { columns } from '../database/fields.js';
import { insertRows } from '../database/insert-rows.js';
import { Repositories } from '../database/repositories.js';
import { type Query, Statements } from '../database/statements.js';
import { ImageReferenceEntity } from './image-reference.entity.js';
import { ImageEntity } from './image.entity.js';

const NAME = columns(ImageEntity, 'image', ['name']);

/** Those of `:names` that a stored image has. */
const stored = (query: Query) =>
  query.from(ImageEntity, 'image').where('image.name = ANY (:names) AND image.goingAt IS NULL');

/** Locked, so that the sweep cannot take them meanwhile; in one order, so that two never deadlock. */
const locked = (query: Query) => stored(query).orderBy('image.name').setLock('for_key_share');

/** A name that no stored image has. */
export class UnknownImage extends Error {
  constructor() {
    super('there is no such image');
  }
}

/** Which row of which module shows which images: what nothing shows is swept. */
@Injectable()
export class ImageReferences {
  private readonly finding = this.statements.prepare({
    select: NAME,
    params: ['names'],
    build: stored,
  });
  private readonly locking = this.statements.prepare({
    select: NAME,
    params: ['names'],
    build: locked,
  });

  constructor(
    private readonly statements: Statements,
    private readonly repositories: Repositories,
    private readonly clock: Clock,
  ) {}

  /** The same as `replaceAll` for one row. @throws UnknownImage */
  async replace(owner: string, ownerId: string, names: readonly string[]): Promise<void> {
    await this.replaceAll(owner, new Map([[ownerId, names]]));
  }

  /**
   * Sets what each row shows from now on, in place of what it showed; an empty list ends it. Joins
   * the caller's transaction. `owner` names the kind of row, for example `catalog.product`.
   * @throws UnknownImage
   */
  async replaceAll(owner: string, shown: ReadonlyMap<string, readonly string[]>): Promise<void> {
    const rows = [...shown].flatMap(([ownerId, names]) =>
      names.map((name) => ({ owner, ownerId, name })),
    );
    await this.removeOthers(owner, [...shown.keys()], rows);
    if (rows.length === 0) return;
    const names = rows.map(({ name }) => name);
    const known = await this.locking.many({ names });
    if (known.length < new Set(names).size) throw new UnknownImage();
    const references = this.repositories.write(ImageReferenceEntity);
    await insertRows(references, ['owner', 'ownerId', 'name'], rows).orIgnore().execute();
  }

  /** Those of these names that a stored image has. */
  async known(names: readonly string[]): Promise<Set<string>> {
    const rows = await this.finding.many({ names });
    return new Set(rows.map(({ name }) => name));
  }

  /** Adds images that a row shows for good; those that are gone already are left out. */
  async addExisting(owner: string, ownerId: string, names: readonly string[]): Promise<void> {
    await this.repositories
      .write(ImageReferenceEntity)
      .createQueryBuilder()
      .insert()
      .into(ImageReferenceEntity, ['owner', 'ownerId', 'name'])
      .valuesFromSelect((query) =>
        query
          .select([':owner', ':ownerId', 'stored.name'])
          .from((images) => locked(images).select('image.name', 'name'), 'stored')
          .setParameters({ owner, ownerId, names }),
      )
      .orIgnore()
      .updateEntity(false)
      .execute();
  }

  /** What is shown no more is kept for its time from now on. */
  private async removeOthers(
    owner: string,
    ownerIds: readonly string[],
    rows: readonly ImageReferenceEntity[],
  ): Promise<void> {
    const result = await this.repositories
      .write(ImageReferenceEntity)
      .createQueryBuilder()
      .delete()
      .where('owner = :owner AND owner_id = ANY (:ownerIds)', { owner, ownerIds })
      .andWhere('(owner_id, name) NOT IN (SELECT * FROM unnest(:ids::text[], :names::text[]))')
      .setParameters({ ids: rows.map((row) => row.ownerId), names: rows.map((row) => row.name) })
      .returning('name')
      .execute();
    const names = this.statements.returned(result, NAME).map(({ name }) => name);
    if (names.length === 0) return;
    const createdAt = this.clock.now();
    await this.repositories.write(ImageEntity).update({ name: Any(names) }, { createdAt });
  }
}
