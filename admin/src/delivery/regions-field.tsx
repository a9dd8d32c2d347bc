import { SelectArrayInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { deliveryRules } from '../../../common/contract/delivery';
import { statesOf } from '../../../common/contract/states';
import { countryChoices, noCountry } from '../ui/forms/country-choices';
import { RowsField } from '../ui/forms/rows-field';
import { filled } from '../ui/forms/rules';
import { SelectField } from '../ui/forms/select-field';
import { SHOP_COUNTRY } from './zone-shape';

const { required, max } = deliveryRules.regions;

const countries = [
  noCountry,
  { id: SHOP_COUNTRY, name: 'The country of the shop' },
  ...countryChoices,
];

/** A country of a zone that is added. */
export const emptyRegion = { country: '', states: [] };

/** The countries of a zone, each whole or some of its states. */
export const RegionsField = () => (
  <RowsField source="regions" label="Countries" row="country" empty={emptyRegion} max={max}>
    {(at) => <Region key={at} at={at} />}
  </RowsField>
);

const Region = ({ at }: { at: string }) => {
  const { setValue } = useFormContext();
  const country: unknown = useWatch({ name: `${at}.country` });
  const states = typeof country === 'string' ? statesOf(country) : [];
  return (
    <>
      <SelectField
        source={`${at}.country`}
        label="Country"
        choices={countries}
        validate={[filled(required)]}
        onChoose={() => setValue(`${at}.states`, [], { shouldDirty: true })}
      />
      {states.length > 0 && (
        <SelectArrayInput
          source={`${at}.states`}
          label="States"
          helperText="Empty: the whole country."
          choices={states.map(({ code, name }) => ({ id: code, name }))}
          fullWidth
          // The list is rendered outside the screen's landmarks, so it is a landmark of its own.
          options={{
            MenuProps: { slotProps: { root: { role: 'region', 'aria-label': 'States' } } },
          }}
        />
      )}
    </>
  );
};
