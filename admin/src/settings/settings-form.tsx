import Box from '@mui/material/Box';
import {
  settingGroups,
  settingKeys,
  settingOf,
  type SettingKey,
} from '../../../common/contract/shop-settings';
import { paths } from '../paths';
import { FormIssuesToast } from '../ui/forms/form-issues-toast';
import { FormToolbar } from '../ui/forms/form-toolbar';
import { Panel } from '../ui/panel';
import { SettingField } from './setting-field';

/** Settings that take the whole width. */
const WIDE: readonly SettingKey[] = ['description', 'hours'];

/** All settings in their groups. */
export const SettingsForm = () => (
  <Box sx={{ display: 'grid', gap: 2.5 }}>
    <FormIssuesToast />
    {Object.entries(settingGroups).map(([group, title]) => (
      <Panel key={group} title={title}>
        <Box
          sx={{
            display: 'grid',
            gap: 2.5,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {settingKeys
            .filter((key) => settingOf(key).group === group)
            .map((key) => (
              <Box key={key} sx={{ gridColumn: WIDE.includes(key) ? '1 / -1' : 'auto' }}>
                <SettingField source={key} />
              </Box>
            ))}
        </Box>
      </Panel>
    ))}
    <FormToolbar submit="Save settings" back={paths.home} waiting={false} />
  </Box>
);
