import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { TextInput } from 'react-admin';
import { deliveryRules } from '../../../common/contract/delivery';
import { paths } from '../paths';
import { CheckField } from '../ui/forms/check-field';
import { FormPanel } from '../ui/forms/form-panel';
import { NumberField } from '../ui/forms/number-field';
import { atMost, filled, optional, wholeNumber } from '../ui/forms/rules';
import { SideBySide } from '../ui/forms/side-by-side';
import { PriceFields } from './price-fields';

const { name, days } = deliveryRules;

/** All fields of a method. */
export const MethodForm = ({ submit }: { submit: string }) => (
  <FormPanel title="Method" submit={submit} back={paths.delivery}>
    <TextInput
      source="name"
      helperText="Shoppers read it at checkout."
      fullWidth
      validate={[filled(name.required), atMost(name.max, name.tooLong)]}
    />
    <PriceFields />
    <SideBySide>
      <NumberField
        source="daysFrom"
        label="Working days from"
        keys="numeric"
        helperText="Empty: nothing is promised."
        validate={optional(wholeNumber(days))}
      />
      <NumberField
        source="daysTo"
        label="Working days to"
        keys="numeric"
        validate={optional(wholeNumber(days))}
      />
    </SideBySide>
    <Box>
      <CheckField source="isActive" label="Shoppers can choose it" />
      <FormHelperText>
        Nobody can order into a zone without a method that shoppers can choose.
      </FormHelperText>
    </Box>
  </FormPanel>
);
