import type { AlarmName } from '../../../../common/contract/alarms.js';
import { DAY_MS, MINUTE_MS } from '../../../kernel/time.js';

/** What is wrong just now; `detail` is what was found, for those who read it. */
export interface Problem {
  readonly name: AlarmName;
  readonly detail: string;
}

/** What is stored of an alarm. It is in force from `beganAt` until it ends. */
export interface Alarm extends Problem {
  /** When the problem was first found; null while there is none. */
  readonly since: Date | null;
  /** When it was last found; null while there is none. */
  readonly seenAt: Date | null;
  /** Since when a problem that has been found is found no more. */
  readonly goneSince: Date | null;
  readonly beganAt: Date | null;
  /** The last email; null before the first. */
  readonly emailedAt: Date | null;
  /** When the day began in which its emails are counted; null before the first. */
  readonly countedFrom: Date | null;
  /** Emails since then. */
  readonly emails: number;
}

/** What an email tells about an alarm. */
export interface AlarmNews {
  readonly name: AlarmName;
  readonly event: 'began' | 'reminder' | 'ended';
  readonly since: Date;
  /** When the problem was last found, of an alarm that ended. */
  readonly until: Date | null;
}

/** How long a problem lasts before it is an alarm, in ms: a service may restart, and an admin retry a job. */
const WAIT_MS = 5 * MINUTE_MS;
/** Problems are looked for each minute: one that was not found for this long, in ms, is gone. */
const FRESH_MS = 3 * MINUTE_MS;
/** How long it is gone before its alarm ends, in ms, so that what comes and goes is one alarm. */
const QUIET_MS = 15 * MINUTE_MS;
const REMIND_EVERY_MS = DAY_MS;
/** Emails about one alarm in a day. The fourth one says that it ended for the second time. */
const MOST_EMAILS = 4;

const NO_PROBLEM = { since: null, seenAt: null, goneSince: null, beganAt: null } as const;

/** An alarm that was never raised. */
export const newAlarm = (name: AlarmName): Alarm => ({
  name,
  detail: '',
  ...NO_PROBLEM,
  emailedAt: null,
  countedFrom: null,
  emails: 0,
});

/** The alarm once its problem has been found. */
export const found = (alarm: Alarm, { detail }: Problem, now: Date): Alarm => ({
  ...alarm,
  detail,
  since: alarm.since ?? now,
  seenAt: now,
  goneSince: null,
});

/** What becomes of an alarm by now, and what to tell about it. */
export function reviewed(alarm: Alarm, now: Date): { alarm: Alarm; news: AlarmNews | null } {
  const { name, since, seenAt, beganAt } = alarm;
  const passed = (from: Date) => now.getTime() - from.getTime();
  const unchanged = { alarm, news: null };
  if (since === null || seenAt === null) return unchanged;
  const isThere = passed(seenAt) < FRESH_MS;
  if (beganAt === null) {
    if (!isThere) return { alarm: { ...alarm, ...NO_PROBLEM }, news: null };
    if (seenAt.getTime() - since.getTime() < WAIT_MS) return unchanged;
    return told({ ...alarm, beganAt: now }, { name, event: 'began', since, until: null }, now);
  }
  if (isThere) {
    if (passed(alarm.emailedAt ?? beganAt) < REMIND_EVERY_MS) return unchanged;
    return told(alarm, { name, event: 'reminder', since, until: null }, now);
  }
  const goneSince = alarm.goneSince ?? now;
  if (passed(goneSince) < QUIET_MS) return { alarm: { ...alarm, goneSince }, news: null };
  return told({ ...alarm, ...NO_PROBLEM }, { name, event: 'ended', since, until: seenAt }, now);
}

/** Counts the email, or leaves it out where the day has had enough. */
function told(alarm: Alarm, news: AlarmNews, now: Date): { alarm: Alarm; news: AlarmNews | null } {
  const { countedFrom } = alarm;
  const isSameDay = countedFrom !== null && now.getTime() - countedFrom.getTime() < DAY_MS;
  const emails = isSameDay ? alarm.emails : 0;
  if (emails >= MOST_EMAILS) return { alarm, news: null };
  const counted = { countedFrom: isSameDay ? countedFrom : now, emails: emails + 1 };
  return { alarm: { ...alarm, ...counted, emailedAt: now }, news };
}
