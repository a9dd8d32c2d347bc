/** The days of a week as schema.org abbreviates them, each with its name. */
export const WEEKDAYS = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
} as const;

export type Weekday = keyof typeof WEEKDAYS;

/** The hours of some days that follow each other. Times are like `09:00`. */
export interface OpenDays {
  readonly days: readonly Weekday[];
  readonly opens: string;
  readonly closes: string;
}

const isWeekday = (text: string): text is Weekday => text in WEEKDAYS;
const ALL = Object.keys(WEEKDAYS).filter(isWeekday);

const ENTRY =
  /^([A-Z][a-z])(?:-([A-Z][a-z]))? ((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/;

/** Parses hours like `Mo-Fr 09:00-17:00, Sa 10:00-14:00`; undefined where they are not such, or a day is there twice. */
export function parseOpeningHours(text: string): readonly OpenDays[] | undefined {
  const found = text.split(', ').map(parseEntry);
  const entries = found.filter((entry) => entry !== undefined);
  const days = entries.flatMap((entry) => entry.days);
  const isComplete = entries.length === found.length && new Set(days).size === days.length;
  return isComplete ? entries : undefined;
}

function parseEntry(text: string): OpenDays | undefined {
  const [, first = '', last = first, opens = '', closes = ''] = ENTRY.exec(text) ?? [];
  if (!isWeekday(first) || !isWeekday(last) || opens >= closes) return undefined;
  const days = ALL.slice(ALL.indexOf(first), ALL.indexOf(last) + 1);
  return days.length > 0 ? { days, opens, closes } : undefined;
}

/** The hours of each open day. */
export type OpenWeek = Readonly<Partial<Record<Weekday, Omit<OpenDays, 'days'>>>>;

/** The hours of each day of hours that are valid. */
export function toOpenWeek(text: string): OpenWeek {
  const entries = parseOpeningHours(text) ?? [];
  return Object.fromEntries(
    entries.flatMap(({ days, opens, closes }) => days.map((day) => [day, { opens, closes }])),
  );
}

/** The text of a week's hours, in which equal days that follow each other are one entry. */
export function fromOpenWeek(week: OpenWeek): string {
  const runs: { first: Weekday; last: Weekday; times: string }[] = [];
  let before: Weekday | undefined;
  for (const day of ALL) {
    const hours = week[day];
    const times = hours && `${hours.opens}-${hours.closes}`;
    const run = runs.at(-1);
    if (run && run.last === before && run.times === times) run.last = day;
    else if (times) runs.push({ first: day, last: day, times });
    before = day;
  }
  return runs
    .map(({ first, last, times }) => `${first === last ? first : `${first}-${last}`} ${times}`)
    .join(', ');
}

/** Hours as people read them: `Monday to Friday` and `9:00 AM to 5:00 PM`. */
export function readableHours(text: string): readonly { days: string; times: string }[] {
  return (parseOpeningHours(text) ?? []).map(({ days, opens, closes }) => {
    const [first, last] = [days[0]!, days.at(-1)!];
    return {
      days: first === last ? WEEKDAYS[first] : `${WEEKDAYS[first]} to ${WEEKDAYS[last]}`,
      times: `${clockTime(opens)} to ${clockTime(closes)}`,
    };
  });
}

/** `17:05` as `5:05 PM`. */
function clockTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`;
}
