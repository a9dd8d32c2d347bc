import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import {
  DISCOUNT_KINDS,
  discountKindLabels,
  discountRules,
} from '../../../common/contract/discount';
import { paths } from '../paths';
import { CheckField } from '../ui/forms/check-field';
import { FormPanel } from '../ui/forms/form-panel';
import { NumberField } from '../ui/forms/number-field';
import { dollars, optional, wholeNumber } from '../ui/forms/rules';
import { SelectField } from '../ui/forms/select-field';
import { TimeInput } from '../ui/forms/time-input';
import { SideBySide } from '../ui/forms/side-by-side';
import { TargetFields } from './target-fields';

const { percent, amount, minimum, uses } = discountRules;

const kinds = DISCOUNT_KINDS.map((id) => ({ id, name: discountKindLabels[id] }));

interface DiscountFormProps {
  submit: string;
  /** The code itself, which is entered once. */
  code: ReactNode;
}

/** All terms of a code. */
export const DiscountForm = ({ submit, code }: DiscountFormProps) => (
  <FormPanel title="Discount code" submit={submit} back={paths.discounts}>
    {code}
    <SideBySide>
      <SelectField source="kind" label="Gives" choices={kinds} />
      <ValueField />
    </SideBySide>
    <TargetFields />
    <NumberField
      source="minimum"
      label="Minimum order"
      unit="$"
      keys="decimal"
      helperText="What the products have to cost before the discount. Leave empty for no minimum."
      validate={optional(dollars(minimum))}
    />
    <SideBySide>
      <TimeInput source="startsAt" label="Starts" validate={[]} help="Leave empty to start now." />
      <TimeInput source="endsAt" label="Ends" validate={[]} help="Leave empty for no end." />
    </SideBySide>
    <SideBySide>
      <NumberField
        source="maxUses"
        label="Uses in all"
        keys="numeric"
        helperText="Leave empty for no limit."
        validate={optional(wholeNumber(uses))}
      />
      <NumberField
        source="maxUsesPerCustomer"
        label="Uses for each customer"
        keys="numeric"
        helperText="Leave empty for no limit."
        validate={optional(wholeNumber(uses))}
      />
    </SideBySide>
    <CheckField source="isActive" label="Active" />
  </FormPanel>
);

const ValueField = () => {
  const kind: unknown = useWatch({ name: 'kind' });
  if (kind === 'percent') {
    return <NumberField source="percent" unit="%" keys="numeric" validate={wholeNumber(percent)} />;
  }
  return kind === 'amount' ? (
    <NumberField source="amount" unit="$" keys="decimal" validate={dollars(amount)} />
  ) : null;
};
