import { TextInput, type Validator } from 'react-admin';
import { settingError } from '../../../common/contract/setting-kinds';
import { settingOf, type SettingKey } from '../../../common/contract/shop-settings';
import { countryChoices } from '../ui/forms/country-choices';
import { NumberField } from '../ui/forms/number-field';
import { SelectField } from '../ui/forms/select-field';
import { HoursField } from './hours-field';

const timeZones = [
  'UTC',
  ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC'),
].map((id) => ({ id, name: id.replaceAll('_', ' ') }));

/** The input of a setting, by its definition. */
export const SettingField = ({ source }: { source: SettingKey }) => {
  const definition = settingOf(source);
  const { kind, help } = definition;
  const validate: Validator[] = [
    (value: unknown) => settingError(definition, typeof value === 'string' ? value.trim() : value),
  ];
  const shared = { source, validate, helperText: help };
  switch (kind) {
    case 'number':
      return <NumberField {...shared} keys="numeric" />;
    case 'choice': {
      const choices = Object.entries(definition.choices).map(([id, name]) => ({ id, name }));
      return <SelectField {...shared} choices={choices} />;
    }
    case 'country':
      return <SelectField {...shared} choices={countryChoices} />;
    case 'timeZone':
      return <SelectField {...shared} choices={timeZones} />;
    case 'hours':
      return <HoursField source={source} validate={validate} />;
    case 'email':
    case 'link':
    case 'phone':
      return <TextInput {...shared} fullWidth type={INPUT_TYPES[kind]} />;
    case 'text': {
      const isLong = definition.max > ONE_LINE;
      return (
        <TextInput {...shared} fullWidth multiline={isLong} minRows={isLong ? 2 : undefined} />
      );
    }
  }
};

const INPUT_TYPES = { email: 'email', link: 'url', phone: 'tel' } as const;

/** A text that may be longer gets more lines, in characters. */
const ONE_LINE = 150;
