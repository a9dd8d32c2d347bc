import { money } from '../../../common/format/money';

/** One changed field; null where it had or has no value. */
export interface Difference {
  name: string;
  before: string | null;
  after: string | null;
}

/** Fields that the subject shows already, that change with every edit, or that count what is in a category. */
const SILENT = new Set(['id', 'version', 'updatedAt', 'createdAt', 'products']);
const CENTS = /Cents$/;

/** The differing fields between the states before and after a change. */
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
