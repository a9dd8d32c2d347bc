import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Clock } from '../../kernel/clock.js';
import { columns } from '../database/fields.js';
import { Repositories } from '../database/repositories.js';
import { type Query, Statements } from '../database/statements.js';
import { ImageReferenceEntity } from './image-reference.entity.js';
import { ImageEntity } from './image.entity.js';

/** What is known of a stored image; pixels. */
export interface ImageRecord {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** The narrower copies that exist, smallest first. */
  readonly widths: readonly number[];
}

const PROPERTIES = ['name', 'width', 'height', 'widths'] as const satisfies (keyof ImageRecord)[];
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
   * Adds an image, or renews the age of one that is known, so that the sweep spares it. Undefined
   * while the sweep is removing it, or where another upload adds it just now.
   */
  async addOrRenew(
    image: Omit<ImageRecord, 'widths'> & { mime: string },
  ): Promise<ImageRecord | undefined> {
    const now = this.clock.now();
    return (await this.renew(image.name, now)) ?? this.add({ ...image, createdAt: now });
  }

  async find(name: string): Promise<ImageRecord | undefined> {
    const row = await this.repositories.read(ImageEntity).findOneBy({ name });
    return row ? toRecord(row) : undefined;
  }

  /** Names the copies that exist, unless the image is gone or being removed meanwhile. */
  async setWidths(name: string, widths: readonly number[]): Promise<void> {
    await this.images.update({ name, goingAt: IsNull() }, { widths: [...widths] });
  }

  /** Some images older than `before` that nothing shows. */
  async orphans(before: Date, limit: number): Promise<string[]> {
    const rows = await this.orphaned(before, (query) =>
      query.orderBy('image.createdAt').limit(limit),
    );
    return rows.map(({ name }) => name);
  }

  /** Claims an orphan for removal where it still is one: from now on nothing can begin to show it. */
  async startRemoval(name: string, before: Date): Promise<boolean> {
    // Locked first, so that the next statement sees who began to show it just now.
    await this.images.findOne({ where: { name }, lock: { mode: 'pessimistic_write' } });
    const [orphan] = await this.orphaned(before, (query) =>
      query.andWhere('image.name = :name', { name }),
    );
    if (orphan) await this.images.update({ name }, { goingAt: this.clock.now() });
    return orphan !== undefined;
  }

  /** Deletes an image whose files are gone. */
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
        // Copies of one whose removal was given up may be gone.
        widths: () => `CASE WHEN going_at IS NULL THEN widths ELSE '{}' END`,
      })
      .where({ name })
      .andWhere('(going_at IS NULL OR going_at < :abandoned)', { abandoned: abandonedBy(now) })
      .returning([...PROPERTIES])
      .execute();
    const [renewed] = this.statements.returned(result, IMAGE);
    return renewed;
  }

  private async add(
    image: Omit<ImageEntity, 'widths' | 'goingAt'>,
  ): Promise<ImageRecord | undefined> {
    const { name, mime, width, height, createdAt } = image;
    const result = await this.images
      .createQueryBuilder()
      .insert()
      .values({ name, mime, width, height, createdAt })
      .orIgnore()
      .returning([...PROPERTIES])
      .updateEntity(false)
      .execute();
    const [added] = this.statements.returned(result, IMAGE);
    return added;
  }

  private orphaned(before: Date, narrow: (query: Query) => Query) {
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

function fromOrphans(query: Query): Query {
  const shown = query
    .subQuery()
    .select('1')
    .from(ImageReferenceEntity, 'reference')
    .where('reference.name = image.name');
  return query
    .from(ImageEntity, 'image')
    .where('image.createdAt < :before')
    .andWhere('(image.goingAt IS NULL OR image.goingAt < :abandoned)')
    .andWhere(`NOT EXISTS ${shown.getQuery()}`);
}

const toRecord = ({ name, width, height, widths }: ImageEntity) =>
  ({ name, width, height, widths }) satisfies ImageRecord;

/** A removal from before this time was given up: every call of a store ends sooner. */
function abandonedBy(now: Date): Date {
  return new Date(now.getTime() - 2 * 60_000);
}
