import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  isSecuritySetting,
  ONLY_OWNERS_CHANGE_SECURITY,
  settingGroups,
  settingKeys,
  settingOf,
  type SettingKey,
} from '../../../common/contract/shop-settings';
import { useMay } from '../data/use-may';
import { paths } from '../paths';
import { FormIssuesToast } from '../ui/forms/form-issues-toast';
import { FormToolbar } from '../ui/forms/form-toolbar';
import { MissingSettings } from '../ui/missing-settings';
import { Panel } from '../ui/panel';
import { SettingField } from './setting-field';
import { ShownSetting } from './shown-setting';

/** Settings that take the whole width. */
const WIDE: readonly SettingKey[] = ['description', 'hours'];

/** All settings in their groups. Those of security are only shown to who may not change them. */
export const SettingsForm = () => (
  <Box sx={{ display: 'grid', gap: 2.5 }}>
    <FormIssuesToast />
    <MissingSettings />
    {Object.entries(settingGroups).map(([group, title]) => (
      <SettingsGroup
        key={group}
        title={title}
        settings={settingKeys.filter((key) => settingOf(key).group === group)}
      />
    ))}
    <FormToolbar submit="Save settings" back={paths.home} waiting={false} />
  </Box>
);

const SettingsGroup = ({ title, settings }: { title: string; settings: readonly SettingKey[] }) => {
  const maySecurity = useMay('settings.security');
  const isShownOnly = !maySecurity && settings.some(isSecuritySetting);
  return (
    <Panel title={title}>
      {isShownOnly && (
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>
          {ONLY_OWNERS_CHANGE_SECURITY}
        </Typography>
      )}
      <Box
        component={isShownOnly ? 'dl' : 'div'}
        sx={{
          m: 0,
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {settings.map((key) => (
          <Box key={key} sx={{ gridColumn: WIDE.includes(key) ? '1 / -1' : 'auto' }}>
            {isShownOnly ? <ShownSetting source={key} /> : <SettingField source={key} />}
          </Box>
        ))}
      </Box>
    </Panel>
  );
};
