import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { BACKUP_OVERDUE_AFTER } from '../../../common/contract/alarms';
import { age } from '../../../common/format/age';
import { minute } from '../data/shop-time';
import { megabytes } from '../../../common/format/size';
import { Facts } from '../ui/facts';
import { Panel } from '../ui/panel';
import { StateBadge, type Tone } from '../ui/state-badge';
import type { OperationsState } from './operations-state';

type BackupsState = OperationsState['backups'];

/** The last good backup, and why the last one is not good. */
export const Backups = ({ backups }: { backups: BackupsState | undefined }) => (
  <Panel title="Backups">
    {backups ? <BackupFacts {...backups} /> : <Skeleton variant="rounded" height={120} />}
  </Panel>
);

const BackupFacts = (backups: BackupsState) => {
  const { schedule, lastGood, failure } = backups;
  const [tone, state] = stateOf(backups);
  return (
    <>
      <Facts
        facts={[
          ['Status', <StateBadge tone={tone}>{state}</StateBadge>],
          ['Schedule', schedule ? `${schedule} (UTC)` : 'Off'],
          ['Last good backup', lastGood ? minute(lastGood.startedAt) : 'None'],
          ...(lastGood ? detailsOf(lastGood) : []),
        ]}
      />
      {failure && (
        <Box sx={{ mt: 2, overflowWrap: 'anywhere' }}>
          <Typography variant="body2" component="p">
            Last run, {minute(failure.startedAt)}: {failure.problem}
          </Typography>
        </Box>
      )}
    </>
  );
};

function detailsOf({
  bytes,
  seconds,
  file,
  isRestored,
}: NonNullable<BackupsState['lastGood']>): [string, string][] {
  return [
    ['Size', megabytes(bytes)],
    [isRestored ? 'Written and restored in' : 'Written and compared in', age(Math.max(1, seconds))],
    ['Verified by', isRestored ? 'Restore' : 'Length and checksum: the server holds no key'],
    ['File', file],
  ];
}

function stateOf({ schedule, lastGood, ageSeconds, failure }: BackupsState): [Tone, string] {
  if (!schedule) return ['gray', 'Not scheduled'];
  if ((ageSeconds ?? 0) > BACKUP_OVERDUE_AFTER) return ['red', 'Overdue'];
  if (failure) return failure.file ? ['yellow', 'Not verified'] : ['red', 'Failed'];
  if (!lastGood) return ['gray', 'None yet'];
  return lastGood.isRestored ? ['green', 'OK'] : ['yellow', 'Not restored'];
}
