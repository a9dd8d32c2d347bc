import Box from '@mui/material/Box';
import { settingKeys } from '../../../common/contract/shop-settings';
import type { Schema } from '../../../common/contract/client';
import type { Settings } from '../data/records';
import { resources } from '../paths';
import { EditPage } from '../ui/forms/edit-page';
import type { FormShape } from '../ui/forms/use-merged-save';
import { OperatorSettings } from './operator-settings';
import { settingText } from '../../../common/format/setting-text';
import { SettingsForm } from './settings-form';
import { SettingsHistory } from './settings-history';

type SettingsFields = Omit<Settings, '_id' | 'operator'>;

const shape: FormShape<Settings, SettingsFields> = {
  resource: resources.settings,
  toFields: ({ _id, operator: _operator, ...fields }) => fields,
  toBody: (changes, { version }): Schema<'EditSettingsBody'> => ({
    ...Object.fromEntries(
      Object.entries(changes).filter(([name]) => settingKeys.some((key) => key === name)),
    ),
    version,
  }),
};

const texts = {
  loading: 'Saving...',
  success: 'Settings saved',
  refused: 'Failed to save the settings',
};

/** The shop's settings, their history, and what only the operator sets. */
export const SettingsPage = () => (
  <Box
    sx={{
      display: 'grid',
      gap: 2.5,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
    }}
  >
    <Box sx={{ minWidth: 0 }}>
      <EditPage title="Settings" id="settings" shape={shape} texts={texts} show={settingText}>
        <SettingsForm />
      </EditPage>
    </Box>
    <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0, mt: { lg: '68px' } }}>
      <SettingsHistory />
      <OperatorSettings />
    </Box>
  </Box>
);
