import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { statesOf } from '../../../common/contract/states';
import { TAXED_CLASSES, taxClassLabels, taxRules } from '../../../common/contract/tax';
import { paths } from '../paths';
import { CheckField } from '../ui/forms/check-field';
import { countryChoices, noCountry } from '../ui/forms/country-choices';
import { FormPanel } from '../ui/forms/form-panel';
import { NumberField } from '../ui/forms/number-field';
import { atMost, dollars, filled } from '../ui/forms/rules';
import { SelectField } from '../ui/forms/select-field';
import { SideBySide } from '../ui/forms/side-by-side';

const { name, country, percent } = taxRules;

const classes = TAXED_CLASSES.map((id) => ({ id, name: taxClassLabels[id] }));
const countries = [noCountry, ...countryChoices];

/** All fields of a rate. */
export const TaxForm = ({ submit }: { submit: string }) => (
  <FormPanel title="Rate" submit={submit} back={paths.taxes}>
    <TextInput
      source="name"
      helperText="Such as Sales tax or VAT."
      fullWidth
      validate={[filled(name.required), atMost(name.max, name.tooLong)]}
    />
    <PlaceFields />
    <SideBySide>
      <SelectField
        source="taxClass"
        choices={classes}
        helperText="The products of this class are taxed."
      />
      <NumberField source="percent" unit="%" keys="decimal" validate={dollars(percent)} />
    </SideBySide>
    <CheckField source="taxesDelivery" label="Tax delivery, too" />
  </FormPanel>
);

const PlaceFields = () => {
  const { setValue } = useFormContext();
  const chosen: unknown = useWatch({ name: 'country' });
  const states = typeof chosen === 'string' ? statesOf(chosen) : [];
  return (
    <SideBySide>
      <SelectField
        source="country"
        choices={countries}
        validate={[filled(country.required)]}
        onChoose={() => setValue('state', '', { shouldDirty: true })}
      />
      {states.length > 0 && (
        <SelectField
          source="state"
          choices={[
            { id: '', name: 'The whole country' },
            ...states.map(({ code, name: stateName }) => ({ id: code, name: stateName })),
          ]}
        />
      )}
    </SideBySide>
  );
};
