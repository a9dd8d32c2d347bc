import { TextInput } from 'react-admin';
import { deliveryRules } from '../../../common/contract/delivery';
import { paths } from '../paths';
import { FormPanel } from '../ui/forms/form-panel';
import { atMost, filled } from '../ui/forms/rules';
import { RegionsField } from './regions-field';

const { name } = deliveryRules;

/** The name of a zone and where it is. */
export const ZoneForm = ({ submit }: { submit: string }) => (
  <FormPanel title="Zone" submit={submit} back={paths.delivery}>
    <TextInput
      source="name"
      helperText="Only staff see it."
      fullWidth
      validate={[filled(name.required), atMost(name.max, name.tooLong)]}
    />
    <RegionsField />
  </FormPanel>
);
