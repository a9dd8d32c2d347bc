import Box from '@mui/material/Box';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { statesOf } from '../../../common/contract/states';
import { TAXED_CLASSES, taxClassLabels, taxRules } from '../../../common/contract/tax';
import { paths } from '../paths';
import { CheckField } from '../ui/forms/check-field';
import { countryChoices, noCountry } from '../ui/forms/country-choices';
import { FormIssuesToast } from '../ui/forms/form-issues-toast';
import { FormToolbar } from '../ui/forms/form-toolbar';
import { NumberField } from '../ui/forms/number-field';
import { atMost, dollars, filled } from '../ui/forms/rules';
import { SelectField } from '../ui/forms/select-field';
import { Panel } from '../ui/panel';

const { name, country, percent } = taxRules;

const classes = TAXED_CLASSES.map((id) => ({ id, name: taxClassLabels[id] }));
const countries = [noCountry, ...countryChoices];

/** All fields of a rate. */
export const TaxForm = ({ submit }: { submit: string }) => (
  <Box sx={{ maxWidth: 720 }}>
    <FormIssuesToast />
    <Panel title="Rate">
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <TextInput
          source="name"
          helperText="Such as Sales tax or VAT."
          fullWidth
          validate={[filled(name.required), atMost(name.max, name.tooLong)]}
        />
        <PlaceFields />
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <SelectField
            source="taxClass"
            choices={classes}
            helperText="The products of this class are taxed."
          />
          <NumberField source="percent" unit="%" keys="decimal" validate={dollars(percent)} />
        </Box>
        <CheckField source="taxesDelivery" label="Tax delivery, too" />
      </Box>
      <FormToolbar submit={submit} back={paths.taxes} waiting={false} />
    </Panel>
  </Box>
);

const PlaceFields = () => {
  const { setValue } = useFormContext();
  const chosen: unknown = useWatch({ name: 'country' });
  const states = typeof chosen === 'string' ? statesOf(chosen) : [];
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
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
    </Box>
  );
};
