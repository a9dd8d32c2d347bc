import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Clock, MINUTE_MS } from '../../kernel/time.js';
import { columns } from '../database/fields.js';
import { Repositories } from '../database/repositories.js';
import { type AnyQuery, Statements } from '../database/statements.js';
import { ImageEntity } from './image.entity.js';

/** Metadata of a stored image; sizes in pixels. */
export interface ImageRecord {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Widths of the existing narrower copies, smallest first. */
  readonly widths: readonly number[];
}

const PROPERTIES = ['name', 'width', 'height', 'widths'] as const satisfies (keyof ImageRecord)[];
/** SQL for whether any row shows the image that a row of this alias names. */
export const isReferenced = (image: string) =>
  `EXISTS (SELECT FROM media_reference shown WHERE shown.name = ${image}.name)`;
const IMAGE = columns(ImageEntity, 'image', PROPERTIES);

/** The table of images. */
@Injectable()
export class ImageRepository {
  constructor(
    private readonly statements: Statements,
    private readonly repositories: Repositories,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds an image, or renews the age of a known one so that the sweep spares it. Undefined while
   * the sweep removes it, or while another upload adds it.
   */
  async addOrRenew(
    image: Omit<ImageRecord, 'widths'> & { mime: string },
  ): Promise<ImageRecord | undefined> {
    const renewed = await this.renew(image.name, this.clock.now());
    return renewed ?? this.add(image);
  }

  /** Adds an image; undefined where another upload adds the same name. */
  async add(
    image: Omit<ImageRecord, 'widths'> & { mime: string },
  ): Promise<ImageRecord | undefined> {
    const { name, mime, width, height } = image;
    const result = await this.images
      .createQueryBuilder()
      .insert()
      .values({ name, mime, width, height, createdAt: this.clock.now() })
      .orIgnore()
      .returning([...PROPERTIES])
      .updateEntity(false)
      .execute();
    const [added] = this.statements.returned(result, IMAGE);
    return added;
  }

  async find(name: string): Promise<ImageRecord | undefined> {
    const row = await this.repositories.read(ImageEntity).findOneBy({ name });
    return row ? toRecord(row) : undefined;
  }

  /** Whether there is any image. */
  hasAny(): Promise<boolean> {
    return this.repositories.read(ImageEntity).exists();
  }

  /** Records the existing copies, unless the image was deleted or is being removed. */
  async setWidths(name: string, widths: readonly number[]): Promise<void> {
    await this.images.update({ name, goingAt: IsNull() }, { widths: [...widths] });
  }

  /**
   * Notes of at most `limit` images older than `before` that they are shown, so that no sweep reads them again
   * until a reference is removed. Joins the caller's transaction. @returns their number
   */
  async markShown(before: Date, limit: number): Promise<number> {
    // Locked first, so that the next statement sees references removed meanwhile.
    const found = await this.images
      .createQueryBuilder('image')
      .select('image.name')
      .setLock('for_no_key_update')
      .setOnLocked('skip_locked')
      .where('NOT image.isShown AND image.createdAt < :before', { before })
      .andWhere(isReferenced('image'))
      .limit(limit)
      .getMany();
    const names = found.map(({ name }) => name);
    await this.images
      .createQueryBuilder('image')
      .update()
      .set({ isShown: true })
      .where('name = ANY (:names)', { names })
      .andWhere(isReferenced('media'))
      .execute();
    return names.length;
  }

  /** Names of images older than `before` without a reference. */
  async orphans(before: Date, limit: number): Promise<string[]> {
    const rows = await this.orphaned(before, (query) =>
      query.orderBy('image.createdAt').limit(limit),
    );
    return rows.map(({ name }) => name);
  }

  /** Claims an orphan for removal if it still is one; afterwards no reference can be added. */
  async startRemoval(name: string, before: Date): Promise<boolean> {
    // Locked first, so that the next statement sees references committed meanwhile.
    await this.images.findOne({ where: { name }, lock: { mode: 'pessimistic_write' } });
    const [orphan] = await this.orphaned(before, (query) =>
      query.andWhere('image.name = :name', { name }),
    );
    if (orphan) await this.images.update({ name }, { goingAt: this.clock.now() });
    return orphan !== undefined;
  }

  /** Deletes the row of an image whose files are deleted. */
  async remove(name: string): Promise<void> {
    await this.images.delete({ name, goingAt: Not(IsNull()) });
  }

  private async renew(name: string, now: Date): Promise<ImageRecord | undefined> {
    const result = await this.images
      .createQueryBuilder()
      .update()
      .set({
        createdAt: now,
        goingAt: null,
        // An abandoned removal may have deleted some copies.
        widths: () => `CASE WHEN going_at IS NULL THEN widths ELSE '{}' END`,
      })
      .where({ name })
      .andWhere('(going_at IS NULL OR going_at < :abandoned)', { abandoned: abandonedBy(now) })
      .returning([...PROPERTIES])
      .execute();
    const [renewed] = this.statements.returned(result, IMAGE);
    return renewed;
  }

  private orphaned(before: Date, narrow: (query: AnyQuery) => AnyQuery) {
    const abandoned = abandonedBy(this.clock.now());
    return this.statements.select({
      select: columns(ImageEntity, 'image', ['name']),
      build: (query) => narrow(fromOrphans(query).setParameters({ before, abandoned })),
    });
  }

  private get images() {
    return this.repositories.write(ImageEntity);
  }
}

function fromOrphans(query: AnyQuery): AnyQuery {
  return query
    .from(ImageEntity, 'image')
    .where('NOT image.isShown AND image.createdAt < :before')
    .andWhere('(image.goingAt IS NULL OR image.goingAt < :abandoned)')
    .andWhere(`NOT ${isReferenced('image')}`);
}

const toRecord = ({ name, width, height, widths }: ImageEntity) =>
  ({ name, width, height, widths }) satisfies ImageRecord;

/** Removals begun before this time were abandoned: every call of a store has a shorter timeout. */
function abandonedBy(now: Date): Date {
  return new Date(now.getTime() - 2 * MINUTE_MS);
}
