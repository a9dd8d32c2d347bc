import type { Alarm } from '../domain/alarm.js';
import type { BackupReading, DependencyReading, DiskReading } from '../domain/shop-problems.js';

/** Stores the alarms. Writes join the caller's transaction. */
export abstract class AlarmRepository {
  /** Those that were ever raised. */
  abstract all(): Promise<readonly Alarm[]>;
  /** The same, and no other transaction changes them before this one ends. */
  abstract lockAll(): Promise<readonly Alarm[]>;
  abstract save(alarms: readonly Alarm[]): Promise<void>;
}

/** Reads what only this process sees. */
export abstract class ProcessReadings {
  /** One for each disk; none for a folder that is missing or reports no size. */
  abstract disks(): Promise<readonly DiskReading[]>;
  abstract dependencies(): Promise<readonly DependencyReading[]>;
}

/** Reads what all processes share. */
export abstract class ShopReadings {
  /** How many jobs failed for good and wait for somebody. */
  abstract failedJobs(): Promise<number>;
  abstract backups(): Promise<BackupReading>;
}
