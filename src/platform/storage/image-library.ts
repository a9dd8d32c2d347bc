import { Injectable } from '@nestjs/common';
import type { Page, PageRequest } from '../../kernel/page.js';
import { asNumber, asText } from '../database/decode.js';
import { columns, computed } from '../database/fields.js';
import { anyOf } from '../database/bind-parameters.js';
import { Repositories } from '../database/repositories.js';
import { selectPage } from '../database/select-page.js';
import { type AnyQuery, Statements } from '../database/statements.js';
import { ImageReferenceEntity } from './image-references.js';
import { ImageEntity } from './image.entity.js';

/** Keeps an image that nothing shows yet; not a use. */
export const LIBRARY_OWNER = 'library.image';
/** Every order that an image was bought in; there may be very many, so they are not counted. */
const ORDER_OWNER = 'orders.order';
/** Not uses: the library itself, and what release 0.2.0 shows of `content_entry`'s copies. */
const NO_USES = [LIBRARY_OWNER, 'content.showcase'];

/** Rows of one kind that show an image. */
export interface StoredImageUse {
  /** The kind of row, for example `catalog.product`. */
  readonly owner: string;
  /** One of them. */
  readonly ownerId: string;
  /** How many there are; null where they are not counted. */
  readonly count: number | null;
}

/** A stored image that staff can choose; sizes in pixels. */
export interface StoredLibraryImage {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Widths of the existing narrower copies, smallest first. */
  readonly widths: readonly number[];
  /** What it shows, for those who cannot see it; empty where nobody has said. */
  readonly alt: string;
  readonly createdAt: Date;
}

const PROPERTIES = ['name', 'width', 'height', 'widths', 'alt', 'createdAt'] as const;
const IMAGE = columns(ImageEntity, 'image', PROPERTIES);

/** What is stored of the images of shop and content, and where it is used. */
@Injectable()
export class StoredImages {
  private readonly finding = this.statements.prepare({
    select: IMAGE,
    params: ['names'],
    build: (query) =>
      query.from(ImageEntity, 'image').where(`image.name = ${anyOf('names', 'text')}`),
  });

  constructor(
    private readonly statements: Statements,
    private readonly repositories: Repositories,
  ) {}

  /** Images that rows of these kinds show, newest first. */
  list(owners: readonly string[], request: PageRequest): Promise<Page<StoredLibraryImage>> {
    return selectPage(this.statements, request, {
      select: IMAGE,
      from: (query) =>
        query
          .from(ImageEntity, 'image')
          .where('image.goingAt IS NULL')
          .andWhere(`EXISTS ${shownBy(query)}`, { owners }),
      order: (query) => query.orderBy('image.createdAt', 'DESC').addOrderBy('image.name'),
    });
  }

  /** Those of the images that are stored. */
  find(names: readonly string[]): Promise<readonly StoredLibraryImage[]> {
    return this.finding.many({ names });
  }

  /** Whether a row of one of these kinds shows the image. */
  async isShownBy(owners: readonly string[], name: string): Promise<boolean> {
    const [image] = await this.statements.select({
      select: columns(ImageEntity, 'image', ['name']),
      build: (query) =>
        query
          .from(ImageEntity, 'image')
          .where('image.name = :name AND image.goingAt IS NULL', { name })
          .andWhere(`EXISTS ${shownBy(query)}`, { owners }),
    });
    return image !== undefined;
  }

  /** Where each image is used. */
  async uses(names: readonly string[]): Promise<ReadonlyMap<string, readonly StoredImageUse[]>> {
    const counted = await this.statements.select({
      select: {
        ...columns(ImageReferenceEntity, 'reference', ['name', 'owner']),
        ownerId: computed('min(reference.owner_id)', asText),
        count: computed('count(*)::integer', asNumber),
      },
      build: (query) =>
        query
          .from(ImageReferenceEntity, 'reference')
          .where('reference.name = ANY (:names)', { names })
          .andWhere('reference.owner <> ALL (:others)', { others: [ORDER_OWNER, ...NO_USES] })
          .groupBy('reference.name')
          .addGroupBy('reference.owner')
          .orderBy('reference.owner'),
    });
    const ordered = await this.statements.select({
      select: columns(ImageEntity, 'image', ['name']),
      build: (query) =>
        query
          .from(ImageEntity, 'image')
          .where('image.name = ANY (:names)', { names })
          .andWhere(`EXISTS ${shownBy(query)}`, { owners: [ORDER_OWNER] }),
    });
    const found = new Map<string, StoredImageUse[]>();
    for (const { name, ...use } of counted) found.set(name, [...(found.get(name) ?? []), use]);
    for (const { name } of ordered) {
      const use = { owner: ORDER_OWNER, ownerId: '', count: null };
      found.set(name, [...(found.get(name) ?? []), use]);
    }
    return found;
  }

  /** Stores an image as long as nobody deletes it, whether it is used or not. */
  async add(name: string): Promise<void> {
    const row = { owner: LIBRARY_OWNER, ownerId: name, name };
    const insert = this.repositories.write(ImageReferenceEntity).createQueryBuilder().insert();
    await insert.values(row).orIgnore().execute();
  }

  async setAlt(name: string, alt: string): Promise<void> {
    await this.repositories.write(ImageEntity).update({ name }, { alt });
  }

  /**
   * Lets an image go unless it is used: from now on nothing can show it, and the next sweep, within an hour, removes
   * its files.
   * @returns where it is used
   */
  async remove(name: string): Promise<readonly StoredImageUse[]> {
    const images = this.repositories.write(ImageEntity);
    // Locked first, so that no reference can be added meanwhile.
    await images.findOne({ where: { name }, lock: { mode: 'pessimistic_write' } });
    const uses = (await this.uses([name])).get(name) ?? [];
    if (uses.length > 0) return uses;
    await this.repositories.write(ImageReferenceEntity).delete({ name });
    // Counts as a removal that was abandoned long ago, which the sweep completes.
    const longAgo = new Date(0);
    await images.update({ name }, { goingAt: longAgo, createdAt: longAgo, alt: '' });
    return [];
  }
}

/** The rows of the kinds `:owners` that show the image, as a subquery. */
const shownBy = (query: AnyQuery): string =>
  query
    .subQuery()
    .select('1')
    .from(ImageReferenceEntity, 'shown')
    .where('shown.name = image.name AND shown.owner = ANY (:owners)')
    .getQuery();
