import { Injectable, Logger } from '@nestjs/common';
import { megabytes } from '../../../../common/format/size.js';
import { Env } from '../../../config/env.js';
import { Clock } from '../../../kernel/time.js';
import { ScheduledJobs } from '../../scheduled-jobs/scheduled-jobs.js';
import { dropScratchDatabase } from '../scratch-database.js';
import type { BackupPlace } from './backup-place.js';
import { BackupProgram } from './backup-process.js';
import { type BackupResult, BackupRuns } from './backup-runs.js';
import { openBackupPlace } from './open-backup-place.js';

const STOPPED = 'The process was stopped during the backup.';

/** Makes and verifies a backup at the times of BACKUP_CRON, in one process of many. */
@Injectable()
export class ScheduledBackups {
  private readonly logger = new Logger('Backup');
  private place: Promise<BackupPlace> | undefined;

  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly runs: BackupRuns,
    private readonly program: BackupProgram,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** Call it in the processes that run jobs, once they are ready. */
  start(): void {
    const { BACKUP_CRON: cron } = this.env;
    if (cron === 'off') return;
    this.jobs.start({ name: 'backup', cron, run: (signal) => this.run(signal) });
  }

  /** Makes one backup. A failure is recorded and logged; @throws Error where `signal` has ended it. */
  async run(signal: AbortSignal): Promise<void> {
    const place = await (this.place ??= openBackupPlace(this.env));
    if (await this.runs.endKilled()) {
      this.logger.error(
        'The process died during the last two backups; the next is at its usual time.',
      );
      await this.cleanUp(place);
      return;
    }
    const id = await this.runs.begin();
    const result = await this.make(place, signal);
    await this.runs.end(id, result);
    this.log(result);
    signal.throwIfAborted();
  }

  private async make(place: BackupPlace, signal: AbortSignal): Promise<BackupResult> {
    const { isRestored } = place;
    const now = this.clock.now();
    let address: string | undefined;
    try {
      await this.cleanUp(place);
      await place.prune(new Date(now.getTime() - this.env.BACKUP_KEEP_MS));
      address = await place.newAddress(now);
      await this.program.run(address, signal);
      const file = await place.markVerified(address);
      return { file, bytes: toText(await place.size(file)), problem: null, isRestored };
    } catch (error) {
      // Where the place does not respond, nobody knows of an archive there.
      const bytes = address ? await place.size(address).catch(() => undefined) : undefined;
      const reason = error instanceof Error ? error.message : String(error);
      const problem = signal.aborted ? STOPPED : reason;
      const file = bytes === undefined ? null : (address ?? null);
      return { file, bytes: toText(bytes), problem, isRestored: false };
    } finally {
      await this.cleanUp(place).catch((error: unknown) => {
        this.logger.warn(`Leftovers of a backup stay until the next one: ${String(error)}`);
      });
    }
  }

  /** Removes what a run that was ended has left. */
  private async cleanUp(place: BackupPlace): Promise<void> {
    await dropScratchDatabase(this.env);
    await place.removeParts();
  }

  private log({ file, bytes, problem, isRestored }: BackupResult): void {
    if (problem === null) {
      const verified = isRestored
        ? 'made and verified'
        : 'made, and was not restored without BACKUP_AGE_IDENTITY: its length and SHA-256 are right';
      this.logger.log(`Backup ${file} is ${verified}: ${megabytes(Number(bytes))}.`);
    } else if (file) {
      this.logger.error(`Backup ${file} is made, but not verified: ${problem}`);
    } else {
      this.logger.error(`No backup was made; the next try is at its usual time: ${problem}`);
    }
  }
}

const toText = (bytes: number | undefined): string | null =>
  bytes === undefined ? null : String(bytes);
