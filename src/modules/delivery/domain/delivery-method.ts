import { deliveryRules } from '../../../../common/contract/delivery.js';
import { EditedMeanwhile, type FieldError, InvalidInput } from '../../../kernel/domain-error.js';
import { isSameJson } from '../../../kernel/is-same-json.js';

/** What a delivery costs up to a weight. */
export interface WeightStep {
  /** Inclusive. */
  readonly upToGrams: number;
  readonly cents: number;
}

/** How a method is priced, in cents. */
export type DeliveryPrice =
  | { readonly kind: 'flat'; readonly cents: number }
  /** Free where the lines less discount are at least `freeFromCents`. */
  | { readonly kind: 'free_from'; readonly cents: number; readonly freeFromCents: number }
  /** Ascending. For no purchase that is heavier than the last step, or has a product without a weight. */
  | { readonly kind: 'by_weight'; readonly steps: readonly WeightStep[] };

export interface DeliveryMethodDetails {
  readonly name: string;
  readonly price: DeliveryPrice;
  /** Working days from the order until its delivery; null where nothing is promised. */
  readonly daysFrom: number | null;
  readonly daysTo: number | null;
  /** Whether shoppers can choose it. */
  readonly isActive: boolean;
}

/** A way of delivery into a zone. */
export interface DeliveryMethod extends DeliveryMethodDetails {
  readonly id: string;
  /** Incremented by each edit. */
  readonly version: number;
}

/** What an edit changes, and the version that the admin saw. */
export interface DeliveryMethodEdit extends Partial<DeliveryMethodDetails> {
  readonly seenVersion: number;
}

/** @throws InvalidInput */
export function newMethod(id: string, details: DeliveryMethodDetails): DeliveryMethod {
  return valid({ ...details, id, version: 1 });
}

/**
 * Returns the method with the changes; itself where they change nothing.
 * @throws EditedMeanwhile, InvalidInput
 */
export function editedMethod(
  method: DeliveryMethod,
  { seenVersion, ...changes }: DeliveryMethodEdit,
): DeliveryMethod {
  const after = valid({ ...method, ...changes });
  const changed = METHOD_DETAILS.filter((name) => !isSameJson(after[name], method[name]));
  if (seenVersion !== method.version)
    throw new EditedMeanwhile('this delivery method', { version: method.version, fields: changed });
  return changed.length === 0 ? method : { ...after, version: method.version + 1 };
}

const METHOD_DETAILS = [
  'name',
  'price',
  'daysFrom',
  'daysTo',
  'isActive',
] as const satisfies readonly (keyof DeliveryMethodDetails)[];

function valid(method: DeliveryMethod): DeliveryMethod {
  const errors = [...daysErrors(method), ...stepsErrors(method.price)];
  if (errors.length > 0) throw new InvalidInput(errors);
  return method;
}

function daysErrors({ daysFrom, daysTo }: DeliveryMethod): FieldError[] {
  const { bothOrNone, reversed } = deliveryRules.days;
  if (daysFrom === null && daysTo === null) return [];
  if (daysFrom === null) return [{ field: 'daysFrom', message: bothOrNone }];
  if (daysTo === null) return [{ field: 'daysTo', message: bothOrNone }];
  return daysTo < daysFrom ? [{ field: 'daysTo', message: reversed }] : [];
}

function stepsErrors(price: DeliveryPrice): FieldError[] {
  if (price.kind !== 'by_weight') return [];
  const { required, tooMany, max, notAscending } = deliveryRules.steps;
  const { steps } = price;
  const isAscending = steps.every(
    ({ upToGrams }, index) => upToGrams > (steps[index - 1]?.upToGrams ?? 0),
  );
  const message =
    steps.length === 0
      ? required
      : steps.length > max
        ? tooMany
        : isAscending
          ? undefined
          : notAscending;
  return message ? [{ field: 'price', message }] : [];
}

/** What a delivery price depends on. */
export interface DeliveredPurchase {
  /** The lines less discount. */
  readonly netCents: number;
  /** Null where a product has no weight. */
  readonly weightGrams: number | null;
}

/** What a method costs for a purchase, in cents; undefined where it cannot be used. */
export function deliveryPriceCents(
  { price }: Pick<DeliveryMethod, 'price'>,
  { netCents, weightGrams }: DeliveredPurchase,
): number | undefined {
  switch (price.kind) {
    case 'flat':
      return price.cents;
    case 'free_from':
      return netCents >= price.freeFromCents ? 0 : price.cents;
    case 'by_weight':
      if (weightGrams === null) return undefined;
      return price.steps.find(({ upToGrams }) => weightGrams <= upToGrams)?.cents;
  }
}
