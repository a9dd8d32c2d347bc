import { discountRules, normalizedCode } from '../../../../common/contract/discount.js';
import type { DiscountValue } from '../../../kernel/discount-value.js';
import { EditedMeanwhile, InvalidInput } from '../../../kernel/domain-error.js';
import { LimitBelowUses } from './discount-errors.js';

/** The products that a code lowers. */
export type DiscountScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'products' | 'categories'; readonly ids: readonly string[] };

/** What staff decide about a code, and may change later. */
export interface DiscountTerms {
  readonly value: DiscountValue;
  /** What the lines have to cost before the discount, in cents; null for anything. */
  readonly minimumCents: number | null;
  readonly scope: DiscountScope;
  /** Null for at once. */
  readonly startsAt: Date | null;
  /** The first moment at which it cannot be used any more; null for never. */
  readonly endsAt: Date | null;
  /** Null for any number. */
  readonly maxUses: number | null;
  readonly maxUsesPerCustomer: number | null;
  readonly isActive: boolean;
}

/** A code that lowers the price of a purchase. Its text never changes: orders name it. */
export interface DiscountCode extends DiscountTerms {
  readonly id: string;
  /** In upper case. */
  readonly code: string;
  readonly createdAt: Date;
  /** Incremented by each edit. */
  readonly version: number;
}

/** What an edit changes, and the version that the admin saw. */
export interface DiscountEdit extends Partial<DiscountTerms> {
  readonly seenVersion: number;
}

/** How often a code is used within its limits: open holds and orders that were not canceled. */
export interface UsesWithinLimits {
  readonly total: number;
  /** By the customer who used it most. */
  readonly mostByCustomer: number;
}

/** Where no use was counted, because no limit is set. */
export const NOT_COUNTED: UsesWithinLimits = { total: 0, mostByCustomer: 0 };

/** Whether an edit sets a limit, so that the uses have to be counted. */
export function isLimiting(before: DiscountCode, edit: DiscountEdit): boolean {
  return (['maxUses', 'maxUsesPerCustomer'] as const).some(
    (limit) => typeof edit[limit] === 'number' && edit[limit] !== before[limit],
  );
}

/** @throws InvalidInput */
export function newDiscountCode(
  typed: string,
  terms: DiscountTerms,
  made: { readonly id: string; readonly createdAt: Date },
): DiscountCode {
  const code = normalizedCode(typed);
  if (!discountRules.code.pattern.test(code)) {
    throw InvalidInput.field('code', discountRules.code.invalid);
  }
  return valid({ ...terms, ...made, code, version: 1 });
}

/**
 * Returns the code with the changes; itself where they change nothing.
 * @throws EditedMeanwhile, InvalidInput, LimitBelowUses
 */
export function editedDiscountCode(
  before: DiscountCode,
  { seenVersion, ...changes }: DiscountEdit,
  uses: UsesWithinLimits,
): DiscountCode {
  const after = valid({ ...before, ...changes });
  const changed = changedFields(before, after);
  if (seenVersion !== before.version)
    throw new EditedMeanwhile('this discount code', { version: before.version, fields: changed });
  // One that is not changed may be exceeded already, and must not keep the code from being deactivated.
  if (changed.includes('maxUses')) assertAtLeast('maxUses', after, uses.total);
  if (changed.includes('maxUsesPerCustomer')) {
    assertAtLeast('maxUsesPerCustomer', after, uses.mostByCustomer);
  }
  return changed.length === 0 ? before : { ...after, version: before.version + 1 };
}

function valid(code: DiscountCode): DiscountCode {
  const { scope, startsAt, endsAt } = code;
  if (scope.kind !== 'all' && scope.ids.length === 0) {
    throw InvalidInput.field('targets', discountRules.targets.required);
  }
  if (startsAt && endsAt && endsAt <= startsAt) {
    throw InvalidInput.field('endsAt', discountRules.endsAt.notLater);
  }
  return code;
}

/** A limit below what has been used would be broken from the start: to end a code, deactivate it. */
function assertAtLeast(
  field: 'maxUses' | 'maxUsesPerCustomer',
  code: DiscountCode,
  used: number,
): void {
  const most = code[field];
  if (most !== null && most < used) throw new LimitBelowUses(field, used);
}

/** The terms that differ, by the names of the form's fields. */
function changedFields(before: DiscountTerms, after: DiscountTerms): readonly string[] {
  const seen = new Map(Object.entries(byField(before)));
  return Object.entries(byField(after)).flatMap(([field, value]) =>
    JSON.stringify(value) === JSON.stringify(seen.get(field)) ? [] : [field],
  );
}

const byField = ({ value, scope, ...terms }: DiscountTerms) => ({
  kind: value.kind,
  percent: value.kind === 'percent' ? value.percent : null,
  amount: value.kind === 'amount' ? value.cents : null,
  minimum: terms.minimumCents,
  appliesTo: scope.kind,
  targets: scope.kind === 'all' ? [] : scope.ids,
  startsAt: terms.startsAt,
  endsAt: terms.endsAt,
  maxUses: terms.maxUses,
  maxUsesPerCustomer: terms.maxUsesPerCustomer,
  isActive: terms.isActive,
});

/** A time for which a customer's checkout holds a code; it may end in the future. */
export interface CodeHold {
  readonly from: Date;
  readonly until: Date;
  /** Whether the checkout became an order. */
  readonly isBought: boolean;
}

/** The holds since the customer last bought with the code, which begins the count anew. */
export function unpaidHolds(holds: readonly CodeHold[]): readonly CodeHold[] {
  const bought = holds.filter(({ isBought }) => isBought).map(({ from }) => from.getTime());
  const last = Math.max(...bought);
  return holds.filter(({ from }) => from.getTime() > last);
}
