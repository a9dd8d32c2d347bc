import { isId } from '../../../../kernel/ids.js';
import type { OrderFilter } from '../../ports/order-queries.js';

/** A WHERE clause with its values, numbered from $1. */
export interface Conditions {
  readonly where: string;
  readonly values: readonly unknown[];
}

/**
 * Narrows `orders` to a filter, and to the numbers below `belowNumber` where it is given; every
 * condition has its index.
 */
export function conditionsOf(filter: OrderFilter, belowNumber?: number): Conditions {
  const values: unknown[] = [];
  const parts: string[] = [];
  const add = (condition: (place: string) => string, value: unknown) => {
    values.push(value);
    parts.push(condition(`$${values.length}`));
  };
  if (filter.status) add((place) => `orders.status = ${place}`, filter.status);
  if (filter.from) add((place) => `orders.created_at >= ${place}`, filter.from);
  if (filter.before) add((place) => `orders.created_at < ${place}`, filter.before);
  if (filter.searchTerm) addSearch(filter.searchTerm.trim(), add);
  if (belowNumber !== undefined) add((place) => `orders.number < ${place}`, belowNumber);
  return { where: parts.length > 0 ? `WHERE ${parts.join(' AND ')}` : '', values };
}

type Add = (condition: (place: string) => string, value: unknown) => void;

function addSearch(term: string, add: Add): void {
  const isWholeId: boolean = isId(term);
  if (isWholeId) add((place) => `orders.id = ${place}`, term);
  else if (/^#?\d{6,9}$/.test(term)) {
    add((place) => `orders.number = ${place}`, Number(term.replace('#', '')));
  } else if (/^pi_\w+$/.test(term)) add((place) => `orders.transaction_id = ${place}`, term);
  else {
    const escaped = term.toLowerCase().replace(/[\\%_]/g, '\\$&');
    add((place) => `lower(orders.full_name || ' ' || orders.email) LIKE ${place}`, `%${escaped}%`);
  }
}
