import { Injectable } from '@nestjs/common';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Env } from '../../../config/env.js';
import { Ids } from '../../../kernel/ids.js';
import { asBoolean, asDate, asNumber, asText, nullable } from '../../database/decode.js';
import { columns, computed } from '../../database/fields.js';
import { Repositories } from '../../database/repositories.js';
import { SHOP_NOW } from '../../database/shop-now.js';
import { Statements } from '../../database/statements.js';

/** A run of the scheduled backup. It is good with a file and without a problem. */
@Entity('backup_run')
@Index('backup_run_started', ['startedAt'])
export class BackupRunEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('timestamptz')
  startedAt!: Date;

  /** Null while it runs, or where its process died. */
  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;

  /** Its path on the machine that made it, or its address in a bucket. */
  @Column('text', { nullable: true })
  file!: string | null;

  @Column('bigint', { nullable: true })
  bytes!: string | null;

  /** Why there is no file, or why the file is not verified. */
  @Column('text', { nullable: true })
  problem!: string | null;

  /** Verified by a restore; a good one that was not has the length and the checksum that were sent. */
  @Column('boolean', { default: true })
  isRestored!: boolean;
}

const KILLED = 'The process died during the backup.';
/** A second one in a row is not repeated at once: the backup may be what kills the process. */
const MOST_KILLED = 2;
const IS_OLD = `started_at < ${SHOP_NOW} - interval '90 days'`;
const IS_GOOD = 'run.endedAt IS NOT NULL AND run.problem IS NULL';
const AGE_SECONDS = `extract(epoch FROM ${SHOP_NOW} -
  coalesce(max(run.startedAt) FILTER (WHERE ${IS_GOOD}), min(run.startedAt)))::float8`;

/** A run that ended well: the backup was written and verified. */
export interface GoodBackup {
  readonly startedAt: Date;
  readonly seconds: number;
  readonly file: string;
  readonly bytes: number;
  /** Restored into a scratch database and checked; false where the server holds no key that opens it. */
  readonly isRestored: boolean;
}

export interface BackupsState {
  /** The cron expression; null where none are scheduled. */
  readonly schedule: string | null;
  readonly lastGood: GoodBackup | null;
  /** Seconds since the last good one began, or since the first attempt where none is good; null before. */
  readonly ageSeconds: number | null;
  /** The last run, where it was not good. */
  readonly failure: {
    readonly startedAt: Date;
    /** Written, but not verified; null where there is no file. */
    readonly file: string | null;
    readonly problem: string;
  } | null;
}

/** How a run ended; good with a file and without a problem. */
export type BackupResult = Pick<BackupRunEntity, 'file' | 'bytes' | 'problem' | 'isRestored'>;

/** The runs of the scheduled backup, in the database, because other processes than the one that made them ask. */
@Injectable()
export class BackupRuns {
  private readonly good = this.statements.prepare({
    select: {
      startedAt: computed('run.startedAt', asDate),
      seconds: computed('extract(epoch FROM run.endedAt - run.startedAt)::float8', asNumber),
      file: computed('run.file', asText),
      bytes: computed('CAST(run.bytes AS float8)', asNumber),
      isRestored: computed('run.isRestored', asBoolean),
    },
    build: (query) =>
      query.from(BackupRunEntity, 'run').where(IS_GOOD).orderBy('run.startedAt', 'DESC').limit(1),
  });
  private readonly ended = this.statements.prepare({
    select: columns(BackupRunEntity, 'run', ['startedAt', 'file', 'problem']),
    build: (query) =>
      query
        .from(BackupRunEntity, 'run')
        .where('run.endedAt IS NOT NULL')
        .orderBy('run.startedAt', 'DESC')
        .limit(1),
  });
  private readonly age = this.statements.prepare({
    select: { seconds: computed(AGE_SECONDS, nullable(asNumber)) },
    build: (query) => query.from(BackupRunEntity, 'run'),
  });

  constructor(
    private readonly repositories: Repositories,
    private readonly statements: Statements,
    private readonly ids: Ids,
    private readonly env: Env,
  ) {}

  async state(): Promise<BackupsState> {
    const { BACKUP_CRON: cron } = this.env;
    const [good, last, age] = await Promise.all([
      this.good.one({}),
      this.ended.one({}),
      this.age.one({}),
    ]);
    const { problem = null, startedAt, file = null } = last ?? {};
    return {
      schedule: cron === 'off' ? null : cron,
      lastGood: good ?? null,
      ageSeconds: age?.seconds ?? null,
      failure: startedAt && problem !== null ? { startedAt, file, problem } : null,
    };
  }

  /** Ends the runs whose process died. Returns whether the last ones have died in a row. */
  async endKilled(): Promise<boolean> {
    const { affected } = await this.runs
      .createQueryBuilder()
      .update()
      .set({ endedAt: () => SHOP_NOW, problem: KILLED })
      .where('ended_at IS NULL')
      .execute();
    const last = await this.runs.find({ order: { startedAt: 'DESC' }, take: MOST_KILLED });
    return (
      Boolean(affected) &&
      last.length === MOST_KILLED &&
      last.every(({ problem }) => problem === KILLED)
    );
  }

  /** Returns the id of a new run. */
  async begin(): Promise<string> {
    const id = this.ids.next();
    await this.runs
      .createQueryBuilder()
      .insert()
      .values({ id, startedAt: () => SHOP_NOW })
      .updateEntity(false)
      .execute();
    return id;
  }

  /** Ends a run. A good one lets old ones be forgotten. */
  async end(id: string, { file, bytes, problem, isRestored }: BackupResult): Promise<void> {
    await this.runs
      .createQueryBuilder()
      .update()
      .set({ endedAt: () => SHOP_NOW, file, bytes, problem, isRestored })
      .where({ id })
      .execute();
    if (problem === null) await this.runs.createQueryBuilder().delete().where(IS_OLD).execute();
  }

  private get runs() {
    return this.repositories.writeAlone(BackupRunEntity);
  }
}
