const DAY_MS = 24 * 60 * 60_000;

/** A time as the clocks of a zone show it. */
interface ClockParts {
  /** `2026-11-21`. */
  readonly day: string;
  /** `19:31:05`. */
  readonly time: string;
  /** `GMT+13`, `EST`, `UTC`. */
  readonly zone: string;
}

/** By zone: making a format takes longer than most else of a request. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  });
  formats.set(timeZone, format);
  return format;
}

function clockPartsOf(timeZone: string, at: Date): ClockParts {
  const parts = formatOf(timeZone).formatToParts(at);
  const part = (wanted: Intl.DateTimeFormatPartTypes) =>
    parts.find(({ type }) => type === wanted)?.value ?? '';
  return {
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}:${part('second')}`,
    zone: part('timeZoneName'),
  };
}

/** How far the clocks of a zone are ahead of UTC, in ms. */
function offsetAt(timeZone: string, at: Date): number {
  const { day, time } = clockPartsOf(timeZone, at);
  return Date.parse(`${day}T${time}Z`) - Math.floor(at.getTime() / 1000) * 1000;
}

/** The day of a time in a time zone (IANA), as `2026-11-21`. */
export function dayIn(timeZone: string, at: Date | string): string {
  return clockPartsOf(timeZone, new Date(at)).day;
}

/** The minute of a time in a time zone, which it names: `2026-11-21 19:31 GMT+13`. */
export function minuteIn(timeZone: string, at: Date | string): string {
  const { day, time, zone } = clockPartsOf(timeZone, new Date(at));
  return `${day} ${time.slice(0, 5)} ${zone}`;
}

/** The clock of a time in a time zone, which it names: `19:31 GMT+13`. */
export function clockIn(timeZone: string, at: Date): string {
  const { time, zone } = clockPartsOf(timeZone, at);
  return `${time.slice(0, 5)} ${zone}`;
}

/** A time in ISO 8601 with the offset of a time zone: `2026-11-21T19:31:05.000+13:00`, `…Z` where it has none. */
export function isoIn(timeZone: string, at: Date): string {
  const minutes = Math.round(offsetAt(timeZone, at) / 60_000);
  if (minutes === 0) return at.toISOString();
  const local = new Date(at.getTime() + minutes * 60_000).toISOString().slice(0, -1);
  const padded = (count: number) => String(count).padStart(2, '0');
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${local}${minutes < 0 ? '-' : '+'}${padded(hours)}:${padded(rest)}`;
}

/** A time as an input of the type `datetime-local` has it, in a time zone: `2026-11-21T19:31`; empty where it is none. */
export function localMinuteIn(timeZone: string, at: string): string {
  const time = new Date(at);
  if (Number.isNaN(time.getTime())) return '';
  const { day, time: clock } = clockPartsOf(timeZone, time);
  return `${day}T${clock.slice(0, 5)}`;
}

/**
 * The time at which the clocks of a time zone show a minute such as `2026-11-21T19:31`. One that they show twice is
 * the first; one that they skip is as much later as they were put forward. Invalid where the text is no minute.
 */
export function timeOfLocalMinute(timeZone: string, minute: string): Date {
  const asUtc = Date.parse(`${minute}Z`);
  if (Number.isNaN(asUtc)) return new Date(NaN);
  // No zone is further than a day from UTC, so these are the offsets before and after a change of the clocks.
  const before = asUtc - offsetAt(timeZone, new Date(asUtc - DAY_MS));
  const after = asUtc - offsetAt(timeZone, new Date(asUtc + DAY_MS));
  const shown = [before, after].filter(
    (time) => localMinuteIn(timeZone, new Date(time).toISOString()) === minute.slice(0, 16),
  );
  return new Date(shown.length > 0 ? Math.min(...shown) : before);
}

/** The first moment of a day, `2026-11-21`, in a time zone. */
export function startOfDayIn(timeZone: string, day: string): Date {
  return timeOfLocalMinute(timeZone, `${day}T00:00`);
}

/** The day that is `count` days after a day, `2026-11-21`. */
export function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}
