import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { minute } from '../data/shop-time';
import type { SettingsVersion } from '../data/records';
import { resources } from '../paths';
import { ConfirmButton } from '../ui/confirm-button';
import { ListRow } from '../ui/list-row';
import { Loaded } from '../ui/loaded';
import { Panel } from '../ui/panel';
import { restoreSettings } from './calls';
import { settingLabel, settingText } from '../../../common/format/setting-text';

const FIRST_SHOWN = 5;
const MOST = 100;

const texts = {
  loading: 'Restoring settings...',
  success: 'Settings restored',
  refused: 'Failed to restore the settings',
};

/** The changes of the settings, newest first, each with a way back to what it left. */
export const SettingsHistory = () => {
  const [perPage, setPerPage] = useState(FIRST_SHOWN);
  const query = useGetList<SettingsVersion, Error>(resources.settings, {
    pagination: { page: 1, perPage },
  });
  const { total = 0 } = query;
  return (
    <Panel title="History">
      <Loaded query={query}>
        {(entries) => (
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {entries.map((entry) => (
              <Entry key={entry.version} entry={entry} newest={entries[0]?.version ?? 0} />
            ))}
          </Box>
        )}
      </Loaded>
      {total > perPage && perPage < MOST && (
        <Button onClick={() => setPerPage(MOST)} sx={{ mt: 1 }}>
          Show more
        </Button>
      )}
    </Panel>
  );
};

const Entry = ({ entry, newest }: { entry: SettingsVersion; newest: number }) => {
  const { version, at, who, changes, restoredFrom } = entry;
  return (
    <ListRow
      align="start"
      actions={
        version < newest && (
          <ConfirmButton
            label="Restore"
            question={`Restore version ${version} of the settings?`}
            effect="All settings get the values that they had then. The history keeps what is replaced."
            call={() => restoreSettings(version, newest)}
            texts={texts}
          />
        )
      }
    >
      <Typography sx={{ fontWeight: 600 }}>{titleOf(entry)}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <time dateTime={at}>{minute(at)}</time>
        {version > 1 && ` · ${who?.name ?? 'Deleted account'}`}
        {restoredFrom !== null && ` · Restored version ${restoredFrom}`}
      </Typography>
      {changes.map(({ key, before, after }) => (
        <Typography key={key} variant="body2" sx={{ mt: 0.5 }}>
          {settingLabel(key)}: <del>{settingText(key, before)}</del> → {settingText(key, after)}
        </Typography>
      ))}
    </ListRow>
  );
};

const titleOf = ({ version }: SettingsVersion): string =>
  version === 1 ? 'Version 1: first start' : `Version ${version}`;
