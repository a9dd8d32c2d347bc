import Box from '@mui/material/Box';
import { TextInput } from 'react-admin';
import { deliveryRules } from '../../../common/contract/delivery';
import { paths } from '../paths';
import { FormIssuesToast } from '../ui/forms/form-issues-toast';
import { FormToolbar } from '../ui/forms/form-toolbar';
import { atMost, filled } from '../ui/forms/rules';
import { Panel } from '../ui/panel';
import { RegionsField } from './regions-field';

const { name } = deliveryRules;

/** The name of a zone and where it is. */
export const ZoneForm = ({ submit }: { submit: string }) => (
  <Box sx={{ maxWidth: 720 }}>
    <FormIssuesToast />
    <Panel title="Zone">
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <TextInput
          source="name"
          helperText="Only staff see it."
          fullWidth
          validate={[filled(name.required), atMost(name.max, name.tooLong)]}
        />
        <RegionsField />
      </Box>
      <FormToolbar submit={submit} back={paths.delivery} waiting={false} />
    </Panel>
  </Box>
);
