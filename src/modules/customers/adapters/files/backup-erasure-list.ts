import { Injectable } from '@nestjs/common';
import { Env } from '../../../../config/env.js';
import { copyErasure } from '../../../../platform/backup/copy-erasure.js';
import {
  addErasure,
  erasureListOf,
  readErasures,
} from '../../../../platform/backup/erasure-list.js';
import { ErasureList, type ListedErasure } from '../../ports/erasures.js';

/** The file beside the backups, and the bucket of the backups where there is one. */
@Injectable()
export class BackupErasureList extends ErasureList {
  private readonly path: string;

  constructor(private readonly env: Env) {
    super();
    this.path = erasureListOf(env);
  }

  /** A bucket that does not respond fails it, and it is tried again. */
  async add({ userId, at, scope }: ListedErasure): Promise<void> {
    const erasure = { userId, at: at.toISOString(), scope };
    await addErasure(this.path, erasure);
    await copyErasure(this.env, erasure);
  }

  async all(): Promise<readonly ListedErasure[]> {
    const listed = await readErasures(this.path);
    return listed.map(({ at, ...erasure }) => ({ ...erasure, at: new Date(at) }));
  }
}
