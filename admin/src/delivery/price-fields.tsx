import { useWatch } from 'react-hook-form';
import {
  DELIVERY_PRICE_KINDS,
  type DeliveryPriceKind,
  deliveryRules,
} from '../../../common/contract/delivery';
import { NumberField } from '../ui/forms/number-field';
import { RowsField } from '../ui/forms/rows-field';
import { dollars, wholeNumber } from '../ui/forms/rules';
import { SelectField } from '../ui/forms/select-field';

const { price, freeFrom, grams, steps } = deliveryRules;

const labels: Readonly<Record<DeliveryPriceKind, string>> = {
  flat: 'Flat price',
  free_from: 'Free from an amount',
  by_weight: 'By weight',
};
const kinds = DELIVERY_PRICE_KINDS.map((id) => ({ id, name: labels[id] }));
const help: Readonly<Record<DeliveryPriceKind, string>> = {
  flat: 'The same for every order.',
  free_from: 'Free where the products, less discount, cost at least the amount.',
  by_weight: 'Only for orders whose products all have a weight, up to the last step.',
};

const isKind = (value: unknown): value is DeliveryPriceKind =>
  DELIVERY_PRICE_KINDS.some((kind) => kind === value);

/** How a method is priced, and the amounts that this needs. */
export const PriceFields = () => {
  const chosen: unknown = useWatch({ name: 'price.kind' });
  const kind = isKind(chosen) ? chosen : 'flat';
  return (
    <>
      <SelectField source="price.kind" label="Pricing" choices={kinds} helperText={help[kind]} />
      {kind !== 'by_weight' && (
        <NumberField
          source="price.amount"
          label="Price"
          unit="$"
          keys="decimal"
          validate={dollars(price)}
        />
      )}
      {kind === 'free_from' && (
        <NumberField
          source="price.freeFrom"
          label="Free from"
          unit="$"
          keys="decimal"
          validate={dollars(freeFrom)}
        />
      )}
      {kind === 'by_weight' && <WeightSteps />}
    </>
  );
};

const WeightSteps = () => (
  <RowsField
    source="price.steps"
    label="Weight steps"
    row="step"
    empty={{ upToGrams: null, price: null }}
    max={steps.max}
  >
    {(at) => (
      <>
        <NumberField
          source={`${at}.upToGrams`}
          label="Up to, in grams"
          keys="numeric"
          validate={wholeNumber(grams)}
        />
        <NumberField
          source={`${at}.price`}
          label="Price"
          unit="$"
          keys="decimal"
          validate={dollars(price)}
        />
      </>
    )}
  </RowsField>
);
