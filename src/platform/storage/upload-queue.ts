import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AsyncResource } from 'node:async_hooks';
import { readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Env } from '../../config/env.js';
import { DomainError } from '../../kernel/domain-error.js';
import { HOUR_MS } from '../../kernel/time.js';
import { shareOf, type Uploader } from './current-uploader.js';
import { type FairQueue, fairQueue } from './fair-order.js';

/** Uploads of one account that arrive at once; its others wait unread, which costs a socket each. */
const OF_ACCOUNT = 4;
/** Those of all shoppers, and of all staff, who never wait for shoppers. Each takes 5 MB of disk. */
const OF_GROUP = 40;
/** Images that are decoded and stored at once, each held in memory. */
const IN_WORK = 8;
/** How long an upload may wait for one of its turns, in ms. */
const WAIT_MS = 60_000;
/** Nothing arrives for that long: a file that is older was left by a process that was killed. */
const LEFT_AFTER_MS = HOUR_MS;

/** Who uploads, and whether they still wait. */
export interface WaitingUploader extends Uploader {
  /** Aborted once the caller has gone away. */
  readonly gone: AbortSignal;
}

/** The folder in which uploads arrive. */
export const uploadFolder = (env: Pick<Env, 'DATA_DIR'>) => resolve(env.DATA_DIR, 'uploads');

/**
 * Gives uploads their turns: first to arrive, on disk, so that a slow one holds no memory and only a turn of its own
 * account; then to be worked on. A caller who goes away leaves the queue.
 */
@Injectable()
export class UploadQueue implements OnModuleInit {
  private readonly accounts = new Map<string, FairQueue>();
  private readonly groups = { staff: fairQueue(OF_GROUP), shoppers: fairQueue(OF_GROUP) };
  private readonly inWork = fairQueue(IN_WORK);

  constructor(private readonly env: Env) {}

  /** Deletes what processes that were killed have left. */
  async onModuleInit(): Promise<void> {
    const folder = uploadFolder(this.env);
    for (const name of await readdir(folder).catch(() => [])) {
      const path = join(folder, name);
      const found = await stat(path).catch(() => undefined);
      if (found && found.mtimeMs < Date.now() - LEFT_AFTER_MS) await rm(path, { force: true });
    }
  }

  /**
   * Runs `work`, which lets an upload arrive and does all that follows.
   * @throws DomainError `unavailable`
   */
  arrive<Result>(uploader: WaitingUploader, work: () => Promise<Result>): Promise<Result> {
    const { account, isStaff } = uploader;
    const group = isStaff ? this.groups.staff : this.groups.shoppers;
    return inTurn(this.queueOfAccount(account), uploader, () => inTurn(group, uploader, work));
  }

  /** Runs `work` on an upload that has arrived; staff go first. @throws DomainError `unavailable` */
  work<Result>(uploader: WaitingUploader, work: () => Promise<Result>): Promise<Result> {
    return inTurn(this.inWork, uploader, work);
  }

  private queueOfAccount(id: string): FairQueue {
    const known = this.accounts.get(id);
    if (known) return known;
    const queue = fairQueue(OF_ACCOUNT);
    this.accounts.set(id, queue);
    queue.on('idle', () => this.accounts.delete(id));
    return queue;
  }
}

/** Runs `work` once the queue has room, in the asynchronous context of the caller. */
async function inTurn<Result>(
  queue: FairQueue,
  { gone, ...uploader }: WaitingUploader,
  work: () => Promise<Result>,
): Promise<Result> {
  const waiting = new AbortController();
  const leave = () => waiting.abort(BUSY);
  const patience = setTimeout(leave, WAIT_MS).unref();
  gone.addEventListener('abort', leave);
  if (gone.aborted) leave();
  const stay = () => {
    clearTimeout(patience);
    gone.removeEventListener('abort', leave);
  };
  const begin = AsyncResource.bind(() => {
    stay();
    return work();
  });
  const options = { signal: waiting.signal, ...shareOf(uploader, 1) };
  return queue.add(begin, options).finally(stay);
}

const BUSY = new DomainError(
  'unavailable',
  'busy',
  'The shop is busy. Please try again in a moment.',
  { retryAfter: 2 },
);
