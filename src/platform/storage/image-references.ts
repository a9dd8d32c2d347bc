import { Injectable } from '@nestjs/common';
import { Any, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Clock } from '../../kernel/time.js';
import { columns } from '../database/fields.js';
import { insertRows } from '../database/insert-rows.js';
import { Repositories } from '../database/repositories.js';
import { type AnyQuery, Statements } from '../database/statements.js';
import { ImageEntity } from './image.entity.js';

/** Which row of which module shows an image. */
@Entity('media_reference')
@Index('media_reference_name', ['name'])
@Index('media_reference_name_owner', ['name', 'owner'])
export class ImageReferenceEntity {
  @PrimaryColumn('text')
  owner!: string;

  @PrimaryColumn('text')
  ownerId!: string;

  @ForeignKey(() => ImageEntity)
  @PrimaryColumn('text')
  name!: string;
}

const NAME = columns(ImageEntity, 'image', ['name']);

/** Selects the stored images among `:names`. */
const stored = (query: AnyQuery) =>
  query.from(ImageEntity, 'image').where('image.name = ANY (:names) AND image.goingAt IS NULL');

/**
 * Locked so that the sweep cannot remove them meanwhile; ordered, so that two callers never
 * deadlock.
 */
const locked = (query: AnyQuery) => stored(query).orderBy('image.name').setLock('for_key_share');

/** No images of these names are stored. */
export class UnknownImage extends Error {
  constructor(readonly names: readonly string[]) {
    super(`no image is stored as ${names.join(', ')}`);
  }
}

/** Which row of which module shows which images; images without a reference are swept. */
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

  private readonly lockingForUpdate = this.statements.prepare({
    select: NAME,
    params: ['names'],
    build: (query) => stored(query).orderBy('image.name').setLock('for_no_key_update'),
  });

  private readonly addingExisting = this.statements.prepareWrite({
    entity: ImageReferenceEntity,
    params: ['owner', 'ownerId', 'names'],
    build: (references) =>
      references
        .createQueryBuilder()
        .insert()
        .into(ImageReferenceEntity, ['owner', 'ownerId', 'name'])
        .valuesFromSelect((query) =>
          query
            .select([':owner', ':ownerId', 'stored.name'])
            .from((images) => locked(images).select('image.name', 'name'), 'stored'),
        )
        .orIgnore()
        .updateEntity(false),
  });

  constructor(
    private readonly statements: Statements,
    private readonly repositories: Repositories,
    private readonly clock: Clock,
  ) {}

  /** As `replaceAll`, for one row. @throws UnknownImage */
  async replace(owner: string, ownerId: string, names: readonly string[]): Promise<void> {
    await this.replaceAll(owner, new Map([[ownerId, names]]));
  }

  /**
   * Replaces the images that each row shows; an empty list removes its references. Joins the
   * caller's transaction. `owner` is the kind of row, for example `catalog.product`.
   * @throws UnknownImage
   */
  async replaceAll(owner: string, shown: ReadonlyMap<string, readonly string[]>): Promise<void> {
    const rows = [...shown].flatMap(([ownerId, names]) =>
      names.map((name) => ({ owner, ownerId, name })),
    );
    const removed = await this.removeOthers(owner, [...shown.keys()], rows);
    await this.addAll(rows);
    await this.startRetention(removed);
  }

  /** Lets the references of a row count as those of another kind, such as a deleted product. */
  async changeOwner(owner: string, ownerId: string, next: string): Promise<void> {
    const references = this.repositories.write(ImageReferenceEntity);
    await references.update({ owner, ownerId }, { owner: next });
  }

  /** Returns the names among these that are stored. */
  async known(names: readonly string[]): Promise<Set<string>> {
    const rows = await this.finding.many({ names });
    return new Set(rows.map(({ name }) => name));
  }

  /** Adds references that are never removed; images that no longer exist are skipped. */
  async addExisting(owner: string, ownerId: string, names: readonly string[]): Promise<void> {
    await this.addingExisting.write({ owner, ownerId, names });
  }

  private async addAll(rows: readonly ImageReferenceEntity[]): Promise<void> {
    if (rows.length === 0) return;
    const names = rows.map(({ name }) => name);
    const known = new Set((await this.locking.many({ names })).map(({ name }) => name));
    const unknown = names.filter((name) => !known.has(name));
    if (unknown.length > 0) throw new UnknownImage(unknown);
    const references = this.repositories.write(ImageReferenceEntity);
    await insertRows(references, ['owner', 'ownerId', 'name'], rows).orIgnore().execute();
  }

  /** Returns the images that lost a reference. */
  private async removeOthers(
    owner: string,
    ownerIds: readonly string[],
    rows: readonly ImageReferenceEntity[],
  ): Promise<readonly string[]> {
    const result = await this.repositories
      .write(ImageReferenceEntity)
      .createQueryBuilder()
      .delete()
      .where('owner = :owner AND owner_id = ANY (:ownerIds)', { owner, ownerIds })
      .andWhere('(owner_id, name) NOT IN (SELECT * FROM unnest(:ids::text[], :names::text[]))')
      .setParameters({ ids: rows.map((row) => row.ownerId), names: rows.map((row) => row.name) })
      .returning('name')
      .execute();
    return this.statements.returned(result, NAME).map(({ name }) => name);
  }

  /** The retention period of an image starts when its last reference is removed. */
  private async startRetention(names: readonly string[]): Promise<void> {
    if (names.length === 0) return;
    // Of two transactions that remove the last references, the later one sees none.
    await this.lockingForUpdate.many({ names });
    const shown = await this.statements.select({
      select: columns(ImageReferenceEntity, 'reference', ['name']),
      build: (query) =>
        query
          .from(ImageReferenceEntity, 'reference')
          .where('reference.name = ANY (:names)', { names }),
    });
    const kept = new Set(shown.map(({ name }) => name));
    const unused = names.filter((name) => !kept.has(name));
    const createdAt = this.clock.now();
    if (unused.length === 0) return;
    await this.repositories.write(ImageEntity).update({ name: Any(unused) }, { createdAt });
  }
}
