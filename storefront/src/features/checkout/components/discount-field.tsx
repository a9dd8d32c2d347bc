import { useState } from 'react';
import { discountRules } from '../../../../../common/contract/discount';
import { orderTotalRules } from '../../../../../common/contract/order';
import { money } from '../../../../../common/format/money';
import { Button } from '../../../ui/button';
import { Field, inputClasses } from '../../../ui/field';

interface DiscountFieldProps {
  /** The code that the totals have; undefined for none. */
  code: string | undefined;
  /** Why the last one was not applied. */
  refusal: string | undefined;
  /** One is being applied. */
  isApplying: boolean;
  /** It takes off less than it says. */
  isLimited: boolean;
  onApply: (typed: string) => void;
  onRemove: () => void;
}

const LABEL = 'Discount code';
const LIMITED = `An order costs at least ${money(orderTotalRules.min)}, so the code takes off less.`;

/** One code to apply or remove. It stands in the form of the checkout, so it is no form of its own. */
export function DiscountField(props: DiscountFieldProps) {
  const { code, refusal, isApplying, isLimited } = props;
  const [typed, type] = useState('');
  /** Then the focus follows from one form of the field to the other. */
  const [isUsed, setUsed] = useState(false);
  const apply = () => {
    setUsed(true);
    props.onApply(typed);
  };
  const remove = () => {
    setUsed(true);
    type('');
    props.onRemove();
  };
  if (code !== undefined) {
    return (
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p role="status" className="min-w-0 text-sm">
            {LABEL} <strong className="font-semibold wrap-anywhere">{code}</strong>
          </p>
          <Button look="quiet" className="-mr-4 sm:-mr-5" autoFocus={isUsed} onClick={remove}>
            Remove
          </Button>
        </div>
        {isLimited && <p className="text-sm text-steel">{LIMITED}</p>}
      </div>
    );
  }
  return (
    <Field label={LABEL} {...(refusal !== undefined && { error: refusal })}>
      {(ids) => (
        <div className="flex gap-3">
          <input
            {...ids}
            className={inputClasses}
            value={typed}
            maxLength={discountRules.code.max}
            autoFocus={isUsed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => type(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Else it would pay.
              event.preventDefault();
              apply();
            }}
          />
          <Button look="outline" busy={isApplying} onClick={apply}>
            Apply
          </Button>
        </div>
      )}
    </Field>
  );
}
