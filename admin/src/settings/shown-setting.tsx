import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import type { SettingKey } from '../../../common/contract/shop-settings';
import { settingLabel, settingText } from '../../../common/format/setting-text';
import type { Settings } from '../data/records';

/** A setting as an entry of a description list, for staff who may not change it. */
export const ShownSetting = ({ source }: { source: SettingKey }) => {
  const settings = useRecordContext<Settings>();
  return (
    <>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {settingLabel(source)}
      </Typography>
      <Typography component="dd" sx={{ m: 0 }}>
        {settingText(source, settings?.[source])}
      </Typography>
    </>
  );
};
