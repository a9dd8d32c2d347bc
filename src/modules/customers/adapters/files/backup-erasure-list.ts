import { Injectable } from '@nestjs/common';
import { Env } from '../../../../config/env.js';
import {
  addErasure,
  erasureListOf,
  readErasures,
} from '../../../../platform/backup/erasure-list.js';
import { ErasureList } from '../../ports/erasure-list.js';
import type { Erasure } from '../../ports/erasures.js';

/** The file beside the backups. */
@Injectable()
export class BackupErasureList extends ErasureList {
  private readonly path: string;

  constructor(env: Env) {
    super();
    this.path = erasureListOf(env);
  }

  add({ userId, at }: Erasure): Promise<void> {
    return addErasure(this.path, { userId, at: at.toISOString() });
  }

  async all(): Promise<readonly Erasure[]> {
    const listed = await readErasures(this.path);
    return listed.map(({ userId, at }) => ({ userId, at: new Date(at) }));
  }
}
