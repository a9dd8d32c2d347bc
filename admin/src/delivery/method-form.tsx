import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { TextInput } from 'react-admin';
import { deliveryRules } from '../../../common/contract/delivery';
import { paths } from '../paths';
import { CheckField } from '../ui/forms/check-field';
import { FormIssuesToast } from '../ui/forms/form-issues-toast';
import { FormToolbar } from '../ui/forms/form-toolbar';
import { NumberField } from '../ui/forms/number-field';
import { atMost, filled, optional, wholeNumber } from '../ui/forms/rules';
import { Panel } from '../ui/panel';
import { PriceFields } from './price-fields';

const { name, days } = deliveryRules;

/** All fields of a method. */
export const MethodForm = ({ submit }: { submit: string }) => (
  <Box sx={{ maxWidth: 720 }}>
    <FormIssuesToast />
    <Panel title="Method">
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <TextInput
          source="name"
          helperText="Shoppers read it at checkout."
          fullWidth
          validate={[filled(name.required), atMost(name.max, name.tooLong)]}
        />
        <PriceFields />
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
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
        </Box>
        <Box>
          <CheckField source="isActive" label="Shoppers can choose it" />
          <FormHelperText>
            Nobody can order into a zone without a method that shoppers can choose.
          </FormHelperText>
        </Box>
      </Box>
      <FormToolbar submit={submit} back={paths.delivery} waiting={false} />
    </Panel>
  </Box>
);
