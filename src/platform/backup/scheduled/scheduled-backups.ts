import { Injectable, Logger } from '@nestjs/common';
import { stat } from 'node:fs/promises';
import { megabytes } from '../../../../common/format/size.js';
import { Env } from '../../../config/env.js';
import { Clock } from '../../../kernel/time.js';
import { ScheduledJobs } from '../../scheduled-jobs/scheduled-jobs.js';
import { dropScratchDatabase } from '../scratch-database.js';
import { BackupFiles, backupFolder } from './backup-files.js';
import { BackupProgram } from './backup-process.js';
import { type BackupResult, BackupRuns } from './backup-runs.js';

const STOPPED = 'The process was stopped during the backup.';

/** Makes and verifies a backup at the times of BACKUP_CRON, in one process of many. */
@Injectable()
export class ScheduledBackups {
  private readonly logger = new Logger('Backup');
  private readonly files: BackupFiles;

  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly runs: BackupRuns,
    private readonly program: BackupProgram,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {
    this.files = new BackupFiles(backupFolder(env));
  }

  /** Call it in the processes that run jobs, once they are ready. */
  start(): void {
    const { BACKUP_CRON: cron } = this.env;
    if (cron === 'off') return;
    this.jobs.start({ name: 'backup', cron, run: (signal) => this.run(signal) });
  }

  /** Makes one backup. A failure is recorded and logged; @throws Error where `signal` has ended it. */
  async run(signal: AbortSignal): Promise<void> {
    if (await this.runs.endKilled()) {
      this.logger.error(
        'The process died during the last two backups; the next is at its usual time.',
      );
      await this.cleanUp();
      return;
    }
    const id = await this.runs.begin();
    const result = await this.make(signal);
    await this.runs.end(id, result);
    this.log(result);
    signal.throwIfAborted();
  }

  private async make(signal: AbortSignal): Promise<BackupResult> {
    const now = this.clock.now();
    let path: string | undefined;
    try {
      await this.cleanUp();
      await this.files.prune(new Date(now.getTime() - this.env.BACKUP_KEEP_MS));
      path = await this.files.newPath(now);
      await this.program.run(path, signal);
      const file = await this.files.markVerified(path);
      return { file, bytes: await sizeOf(file), problem: null };
    } catch (error) {
      const bytes = path ? await sizeOf(path) : null;
      const reason = error instanceof Error ? error.message : String(error);
      const problem = signal.aborted ? STOPPED : reason;
      return { file: bytes === null ? null : (path ?? null), bytes, problem };
    } finally {
      await this.cleanUp().catch((error: unknown) => {
        this.logger.warn(`Leftovers of a backup stay until the next one: ${String(error)}`);
      });
    }
  }

  /** Removes what a run that was ended has left. */
  private async cleanUp(): Promise<void> {
    await dropScratchDatabase(this.env);
    await this.files.removeParts();
  }

  private log({ file, bytes, problem }: BackupResult): void {
    if (problem === null) {
      this.logger.log(`Backup ${file} is made and verified: ${megabytes(Number(bytes))}.`);
    } else if (file) {
      this.logger.error(`Backup ${file} is made, but not verified: ${problem}`);
    } else {
      this.logger.error(`No backup was made; the next try is at its usual time: ${problem}`);
    }
  }
}

/** Of a file, in bytes; null where there is none. */
async function sizeOf(path: string): Promise<string | null> {
  return stat(path).then(
    ({ size }) => String(size),
    () => null,
  );
}
