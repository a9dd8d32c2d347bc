import { counted } from '../../../common/format/text';
import { minute } from '../data/shop-time';
import { money } from '../../../common/format/money';
import type { Discount } from '../data/records';

/** What a code gives, such as '10% off'. */
export function valueText({ kind, percent, amount }: Discount): string {
  switch (kind) {
    case 'percent':
      return `${percent ?? 0}% off`;
    case 'amount':
      return `${money(amount ?? 0)} off`;
    case 'free_delivery':
      return 'Free delivery';
  }
}

/** Its conditions, such as 'Orders from $50.00 · 2 products'; empty where it has none. */
export function conditionsText({ minimum, appliesTo, targets }: Discount): string {
  const things = appliesTo === 'products' ? 'product' : 'category';
  const plural = appliesTo === 'products' ? 'products' : 'categories';
  return [
    ...(minimum === null ? [] : [`Orders from ${money(minimum)}`]),
    ...(appliesTo === 'all' ? [] : [`${targets.length} ${targets.length === 1 ? things : plural}`]),
  ].join(' · ');
}

/** How often it is used, and how often it may be. */
export function usesText({ uses, maxUses, lateUses }: Discount): string {
  const used = maxUses === null ? counted(uses, 'use') : `${uses} of ${maxUses}`;
  return lateUses > 0 ? `${used}, ${lateUses} late` : used;
}

/** Whether it can be used at a time. */
export function stateText({ isActive, startsAt, endsAt }: Discount, now: Date): string {
  if (!isActive) return 'Off';
  if (startsAt !== null && now < new Date(startsAt)) return `From ${minute(startsAt)}`;
  if (endsAt === null) return 'Active';
  return now < new Date(endsAt) ? `Until ${minute(endsAt)}` : 'Ended';
}
