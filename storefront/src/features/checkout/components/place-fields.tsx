import { useId } from 'react';
import { countryRule, DEFAULT_FORMAT_COUNTRY } from '../../../../../common/contract/address-format';
import type {
  CustomerFieldRule,
  CustomerRules,
} from '../../../../../common/contract/customer-details';
import { countryName, hasStateCodes } from '../../../../../common/format/address';
import { FormField, FormSelect, type FormOf } from '../../../ui/form';
import type { CheckoutDetails } from '../customer-details';
import { US_STATES } from '../us-states';

interface PlaceFieldsProps {
  form: FormOf<CheckoutDetails>;
  /** To choose from; one alone is not asked for. */
  countries: readonly string[];
  country: string;
  rules: CustomerRules;
  onCountry: (country: string) => void;
}

/** Country, state and postal code, as far as the country has them. */
export function PlaceFields({ form, countries, country, rules, onCountry }: PlaceFieldsProps) {
  const { state, zip } = rules;
  const isDefault = country === DEFAULT_FORMAT_COUNTRY;
  return (
    <>
      {countries.length > 1 && (
        <FormSelect
          form={form}
          name="country"
          label={countryRule.label}
          autoComplete="country"
          options={countries.map((code) => ({ value: code, text: countryName(code) }))}
          onChange={({ target }) => onCountry(target.value)}
          className="sm:col-span-2"
        />
      )}
      {isDefault && <UsState form={form} label={state.label} />}
      {!isDefault && state.choice && (
        <FormSelect
          form={form}
          name="state"
          label={labelOf(state)}
          autoComplete="address-level1"
          options={[
            { value: '', text: 'Choose' },
            ...state.choice.states.map(({ code, name }) => ({
              value: hasStateCodes(country) ? code : name,
              text: name,
            })),
          ]}
        />
      )}
      {zip.max > 0 && (
        <FormField
          form={form}
          name="zip"
          label={labelOf(zip)}
          inputMode={isDefault ? 'numeric' : 'text'}
          autoComplete="postal-code"
        />
      )}
    </>
  );
}

/** A field with suggestions, because the rule there takes any text. */
function UsState({ form, label }: Pick<PlaceFieldsProps, 'form'> & { label: string }) {
  const states = useId();
  return (
    <>
      <FormField
        form={form}
        name="state"
        label={label}
        autoComplete="address-level1"
        list={states}
      />
      <datalist id={states}>
        {Object.entries(US_STATES).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}

const labelOf = ({ label, required }: CustomerFieldRule): string =>
  required === null ? `${label} (optional)` : label;
