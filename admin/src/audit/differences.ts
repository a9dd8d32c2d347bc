import { money } from '../../../common/format/money';

/** One thing that a write changed; null where there was or is nothing. */
export interface Difference {
  name: string;
  before: string | null;
  after: string | null;
}

/** What the subject says already, or what changes with every write. */
const SILENT = new Set(['id', 'version', 'updatedAt', 'createdAt']);
const CENTS = /Cents$/;

/** What differs between the states before and after a write, field by field. */
export function differencesOf(before: unknown, after: unknown): Difference[] {
  const [old, next] = [fieldsOf(before), fieldsOf(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(next)])];
  return names
    .filter((name) => !SILENT.has(name))
    .map((name) => ({
      name: name.replace(CENTS, ''),
      before: textOf(name, old[name]),
      after: textOf(name, next[name]),
    }))
    .filter((difference) => difference.before !== difference.after);
}

function fieldsOf(state: unknown): Record<string, unknown> {
  if (state === null || state === undefined) return {};
  return typeof state === 'object' && !Array.isArray(state) ? { ...state } : { value: state };
}

function textOf(name: string, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (CENTS.test(name) && typeof value === 'number') return money(value / 100);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
