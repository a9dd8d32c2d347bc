import type { DiscountValue } from '../../../../kernel/discount-value.js';
import type { DiscountCode, DiscountScope } from '../../domain/discount-code.js';
import type { DiscountCodeEntity } from './discount-code.entity.js';

/** Exported for the selection of all columns. */
export const DISCOUNT_CODE_PROPERTIES = [
  ...([
    'id',
    'code',
    'kind',
    'percent',
    'amountCents',
    'minimumCents',
    'scope',
    'targetIds',
  ] as const),
  ...(['startsAt', 'endsAt', 'maxUses', 'maxUsesPerCustomer', 'isActive', 'createdAt'] as const),
  'version',
] as const satisfies readonly (keyof DiscountCodeEntity)[];

/** Joins the columns of value and scope, which depend on the kind. */
export function toDiscountCode(row: Readonly<DiscountCodeEntity>): DiscountCode {
  const { kind, percent, amountCents, scope, targetIds, ...rest } = row;
  return { ...rest, value: valueOf(row), scope: scopeOf(row) };
}

function valueOf({ kind, percent, amountCents }: Readonly<DiscountCodeEntity>): DiscountValue {
  switch (kind) {
    case 'percent':
      return { kind, percent: percent ?? 0 };
    case 'amount':
      return { kind, cents: amountCents ?? 0 };
    case 'free_delivery':
      return { kind };
  }
}

const scopeOf = ({ scope: kind, targetIds }: Readonly<DiscountCodeEntity>): DiscountScope =>
  kind === 'all' ? { kind } : { kind, ids: targetIds };

export const toDiscountRow = ({ value, scope, ...rest }: DiscountCode) =>
  ({
    ...rest,
    kind: value.kind,
    percent: value.kind === 'percent' ? value.percent : null,
    amountCents: value.kind === 'amount' ? value.cents : null,
    scope: scope.kind,
    targetIds: scope.kind === 'all' ? [] : [...scope.ids],
  }) satisfies DiscountCodeEntity;
