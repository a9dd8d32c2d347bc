/** Where the scheduled backups of a shop go, and for how long they stay. */
export abstract class BackupPlace {
  /** Whether a backup is restored to verify it; else its length and checksum are compared. */
  abstract readonly isRestored: boolean;

  /** The address of a new backup, not verified yet. */
  abstract newAddress(at: Date): Promise<string>;

  /** Notes that a backup was verified; returns its address from now on. */
  abstract markVerified(address: string): Promise<string>;

  /** In bytes; undefined where there is none. */
  abstract size(address: string): Promise<number | undefined>;

  /** Deletes what interrupted runs have left. */
  abstract removeParts(): Promise<void>;

  /** Deletes older backups, but never the last one and never the last verified one. */
  abstract prune(before: Date): Promise<void>;
}

/** A scheduled backup, as its name tells. */
export interface NamedBackup {
  readonly name: string;
  readonly madeAt: Date;
  readonly isVerified: boolean;
}

const TIME = /^scheduled-(\d{4})-(\d\d)-(\d\d)-(\d\d)(\d\d)(\d\d)\./;

/** What the names of all files of a scheduled backup begin with. */
export const nameAt = (at: Date): string =>
  `scheduled-${at.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}`;

/** When the backup of this name was made; undefined for a name of somebody else. */
export function timeOfName(name: string): Date | undefined {
  const found = TIME.exec(name);
  if (!found) return undefined;
  const [year, month, day, hour, minute, second] = found.slice(1, 7).map(Number);
  return new Date(Date.UTC(year!, month! - 1, day, hour, minute, second));
}

/** Those that have to go: older than `before`, but neither the last one nor the last verified one. */
export function expired(backups: readonly NamedBackup[], before: Date): readonly NamedBackup[] {
  const sorted = backups.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
  const kept = [sorted[0], sorted.find(({ isVerified }) => isVerified)];
  return sorted.filter((backup) => backup.madeAt < before && !kept.includes(backup));
}
