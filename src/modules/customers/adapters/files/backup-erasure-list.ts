import { Injectable } from '@nestjs/common';
import { Env } from '../../../../config/env.js';
import {
  addErasure,
  erasureListOf,
  readErasures,
} from '../../../../platform/backup/erasure-list.js';
import { ErasureList, type ListedErasure } from '../../ports/erasures.js';

/** The file beside the backups. */
@Injectable()
export class BackupErasureList extends ErasureList {
  private readonly path: string;

  constructor(env: Env) {
    super();
    this.path = erasureListOf(env);
  }

  add({ userId, at, scope }: ListedErasure): Promise<void> {
    return addErasure(this.path, { userId, at: at.toISOString(), scope });
  }

  async all(): Promise<readonly ListedErasure[]> {
    const listed = await readErasures(this.path);
    return listed.map(({ at, ...erasure }) => ({ ...erasure, at: new Date(at) }));
  }
}
