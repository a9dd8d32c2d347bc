import {
  type AlarmName,
  BACKUP_OVERDUE_AFTER,
  LEAST_FREE_SHARE,
} from '../../../../common/contract/alarms.js';
import type { DependencyName } from '../../../../common/contract/dependency.js';
import { age } from '../../../../common/format/age.js';
import { counted } from '../../../../common/format/text.js';
import type { Problem } from './alarm.js';

/** A disk that a process writes to. */
export interface DiskReading {
  readonly folder: 'data' | 'backups';
  /** The name of the machine. */
  readonly host: string;
  /** From 0 to 1. */
  readonly freeShare: number;
}

/** Whether a service responds, and why it does not. */
export interface DependencyReading {
  readonly name: DependencyName;
  readonly isUp: boolean;
  readonly problem: string | null;
}

/** The scheduled backups. */
export interface BackupReading {
  /** Null where none are scheduled. */
  readonly schedule: string | null;
  /** Since the last good one began, or since the first attempt where none is good; null before. */
  readonly ageSeconds: number | null;
  /** Of the last run, where it was not good; without a file where nothing was written. */
  readonly failure: { readonly file: string | null; readonly problem: string } | null;
}

/** How some attempts to pay ended. */
export interface AttemptReading {
  readonly succeeded: number;
  readonly declined: number;
}

/** Without the database nothing can be stored, and so no email sent. */
const DOWN: Readonly<Record<Exclude<DependencyName, 'database'>, AlarmName>> = {
  cards: 'cards_down',
  files: 'files_down',
  mail: 'mail_down',
  redis: 'redis_down',
};

/** A share below which fewer attempts than these say nothing. */
const LEAST_ATTEMPTS = 20;
const LEAST_DECLINES = 10;
/** With fewer attempts in the past, this share, in percent, is taken as the usual one. */
const LEAST_USUAL_ATTEMPTS = 100;
const ASSUMED_SHARE = 10;
/** How far the share is above the usual one, at least: by so many points, and by as much again. */
const LEAST_RISE = 20;
/** Where most payments are declined as a rule, so many are an alarm nevertheless. */
const ALWAYS_HIGH = 90;

const percent = (share: number) => `${Math.round(share)}%`;
const total = ({ succeeded, declined }: AttemptReading) => succeeded + declined;
/** In percent. */
const declinedShare = (attempts: AttemptReading) => (100 * attempts.declined) / total(attempts);

/** Problems of the disks that are nearly full. */
export const diskProblems = (disks: readonly DiskReading[]): Problem[] =>
  disks
    .filter(({ freeShare }) => freeShare < LEAST_FREE_SHARE)
    .map(({ folder, host, freeShare }) => ({
      name: `disk_${folder}`,
      detail: `${percent(100 * freeShare)} of the disk of ${host} is free.`,
    }));

/** Problems of the services that do not respond. */
export const dependencyProblems = (services: readonly DependencyReading[]): Problem[] =>
  services.flatMap(({ name, isUp, problem }) =>
    isUp || name === 'database' ? [] : [{ name: DOWN[name], detail: problem ?? 'No response.' }],
  );

/** @param failed how many jobs wait for somebody to retry or dismiss them */
export function jobProblems(failed: number): Problem[] {
  if (failed === 0) return [];
  const wait = failed === 1 ? 'waits' : 'wait';
  return [
    { name: 'failed_jobs', detail: `${counted(failed, 'job')} failed and ${wait} for a decision.` },
  ];
}

/** A problem where backups are made, and the last one is not good or too old. */
export function backupProblems({ schedule, ageSeconds, failure }: BackupReading): Problem[] {
  if (schedule === null) return [];
  if (failure) {
    const what = failure.file ? 'The last backup is not verified' : 'No backup was made';
    return [{ name: 'backup', detail: `${what}: ${failure.problem}` }];
  }
  if (ageSeconds === null || ageSeconds <= BACKUP_OVERDUE_AFTER) return [];
  return [{ name: 'backup', detail: `The last good backup is ${age(ageSeconds)} old.` }];
}

/** Whether the latest attempts need to be compared with the usual ones: reading those costs more. */
export const isWorthComparing = (latest: AttemptReading): boolean =>
  total(latest) >= LEAST_ATTEMPTS &&
  latest.declined >= LEAST_DECLINES &&
  declinedShare(latest) >= LEAST_RISE;

/**
 * A problem where clearly more attempts are declined than usual: at least 10 of at least 20, and a share of at least
 * twice the usual one and 20 points above it, or of nine tenths.
 */
export function declineProblems(latest: AttemptReading, usual: AttemptReading): Problem[] {
  if (!isWorthComparing(latest)) return [];
  const usualShare = total(usual) < LEAST_USUAL_ATTEMPTS ? ASSUMED_SHARE : declinedShare(usual);
  const limit = Math.min(ALWAYS_HIGH, usualShare + Math.max(LEAST_RISE, usualShare));
  if (declinedShare(latest) < limit) return [];
  const what = `${latest.declined} of the latest ${total(latest)} attempts to pay were declined`;
  return [{ name: 'decline_rate', detail: `${what}; ${percent(usualShare)} is usual.` }];
}
