import { Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { Env } from '../../config/env.js';
import { DomainError } from '../../kernel/domain-error.js';
import { Clock } from '../../kernel/time.js';
import { asDate, asNumber, nullable } from '../database/decode.js';
import { deleteUpTo } from '../database/delete-up-to.js';
import { computed } from '../database/fields.js';
import { Repositories } from '../database/repositories.js';
import { Statements } from '../database/statements.js';
import { TransactionLock } from '../database/transaction-lock.js';
import { ShopSecret } from '../secret/shop-secret.js';
import { currentUploader, type Uploader } from './current-uploader.js';
import { isReferenced } from './image-repository.js';
import { ImageUploadEntity } from './image-upload.entity.js';

const MEGABYTE = 1024 * 1024;

/** What may be stored at once that nothing shows. */
interface Quota {
  readonly images: number;
  readonly bytes: number;
}

/** A profile picture that is changed again and again, and some returns that are not sent. */
const OF_ACCOUNT: Quota = { images: 20, bytes: 50 * MEGABYTE };
/** An office, or a carrier's customers. */
const OF_ADDRESS: Quota = { images: 100, bytes: 200 * MEGABYTE };

/** Kind `too_many`; `retryAfter` is when the oldest of them may be deleted. */
export class TooManyUploads extends DomainError {
  constructor(retryAfter: number) {
    const message =
      'You have uploaded too many images that are not used yet. Please use them first, or try again later.';
    super('too_many', 'too_many_uploads', message, {
      errors: [{ field: 'image', message }],
      retryAfter,
    });
  }
}

/**
 * Limits what shoppers store that nothing shows, by account and by address, until it is swept. Staff have no limit:
 * an import names images that were uploaded before, and who of them uploads is known. Neither has the shop itself.
 */
@Injectable()
export class UploadQuota {
  private readonly key: Buffer;
  private readonly reading = this.statements.prepare({
    select: {
      images: computed('count(*)::integer', asNumber),
      bytes: computed('COALESCE(sum(upload.bytes), 0)::float8', asNumber),
      oldest: computed('min(upload.createdAt)', nullable(asDate)),
    },
    params: ['uploader'],
    build: (query) =>
      query
        .from(ImageUploadEntity, 'upload')
        .where(`upload.uploader = :uploader AND NOT ${isReferenced('upload')}`),
  });

  constructor(
    private readonly statements: Statements,
    private readonly repositories: Repositories,
    private readonly lock: TransactionLock,
    private readonly clock: Clock,
    private readonly env: Env,
    secret: ShopSecret,
  ) {
    this.key = secret.keyFor('upload-quota');
  }

  /** Refuses before an image is decoded for whom there is no room. @throws TooManyUploads */
  async check(): Promise<void> {
    for (const { uploader, quota } of this.limitsOf(currentUploader())) {
      await this.checkOne(uploader, quota, 0);
    }
  }

  /**
   * Waits for other uploads of the account and the address, and refuses one of so many bytes where there is no room
   * for it. Joins the caller's transaction. @throws TooManyUploads
   */
  async reserve(name: string, bytes: number): Promise<void> {
    for (const { uploader, quota } of this.limitsOf(currentUploader())) {
      await this.lock.take(`upload ${uploader}`);
      const isKnown = await this.uploads.existsBy({ uploader, name });
      if (!isKnown) await this.checkOne(uploader, quota, bytes);
    }
  }

  /** Counts an image that is stored now. Joins the transaction of `reserve`. */
  async count(name: string, bytes: number): Promise<void> {
    const createdAt = this.clock.now();
    const limits = this.limitsOf(currentUploader());
    const rows = limits.map(({ uploader }) => ({ uploader, name, bytes, createdAt }));
    if (rows.length > 0) await this.uploads.upsert(rows, ['uploader', 'name']);
  }

  /** Deletes up to `limit` rows older than `before` of images that something shows, and returns how many. */
  purge(before: Date, limit: number): Promise<number> {
    const condition = `old.createdAt < :before AND ${isReferenced('old')}`;
    return deleteUpTo(this.uploads, limit, condition, { before });
  }

  private async checkOne(uploader: string, quota: Quota, bytes: number): Promise<void> {
    const stored = await this.reading.exactlyOne({ uploader });
    const hasRoom = stored.images < quota.images && stored.bytes + bytes <= quota.bytes;
    if (hasRoom) return;
    const now = this.clock.now().getTime();
    const freeAt = (stored.oldest?.getTime() ?? now) + this.env.MEDIA_ORPHAN_MS;
    throw new TooManyUploads(Math.max(1, Math.ceil((freeAt - now) / 1000)));
  }

  private limitsOf(uploader: Uploader | undefined): { uploader: string; quota: Quota }[] {
    if (!uploader || uploader.isStaff) return [];
    // Always in this order, so that two uploads never wait for each other.
    return [
      { uploader: this.hashOf(`account ${uploader.account}`), quota: OF_ACCOUNT },
      { uploader: this.hashOf(`address ${uploader.address}`), quota: OF_ADDRESS },
    ];
  }

  private hashOf(who: string): string {
    return createHmac('sha256', this.key).update(who).digest('base64url');
  }

  private get uploads() {
    return this.repositories.write(ImageUploadEntity);
  }
}
