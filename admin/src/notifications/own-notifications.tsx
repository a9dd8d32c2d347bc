import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { Schema } from '../../../common/contract/client';
import { staffNotifications } from '../../../common/contract/staff-notifications';
import { Loaded } from '../ui/loaded';
import { PageHeader } from '../ui/page-header';
import { Panel } from '../ui/panel';
import { useCall } from '../ui/use-call';
import { chooseNotifications, fetchOwnNotifications } from './calls';

type Notification = Schema<'StaffNotification'>;

const texts = {
  loading: 'Saving...',
  success: 'Notifications saved',
  refused: 'Failed to save the notifications',
};

/** Which emails the signed-in member of the staff gets; each switch is saved at once. */
export const OwnNotifications = () => {
  const query = useQuery({ queryKey: ['own notifications'], queryFn: fetchOwnNotifications });
  return (
    <>
      <PageHeader title="Email notifications" />
      <Panel title="Which emails you get">
        <Loaded query={query}>
          {(notifications) => (
            <Box sx={{ display: 'grid', gap: 2 }}>
              {notifications.map((notification) => (
                <NotificationSwitch key={notification.kind} notification={notification} />
              ))}
            </Box>
          )}
        </Loaded>
      </Panel>
    </>
  );
};

const NotificationSwitch = ({
  notification: { kind, isWanted },
}: {
  notification: Notification;
}) => {
  const { busy, run } = useCall();
  const { label, summary } = staffNotifications[kind];
  const summaryId = `${kind}-summary`;
  return (
    <Box>
      <FormControlLabel
        label={label}
        control={
          <Switch
            checked={isWanted}
            disabled={busy}
            onChange={(_, checked) =>
              void run(() => chooseNotifications({ [kind]: checked }), texts)
            }
            slotProps={{ input: { 'aria-describedby': summaryId } }}
          />
        }
      />
      <Typography id={summaryId} variant="body2" sx={{ color: 'text.secondary', ml: 6 }}>
        {summary}
      </Typography>
    </Box>
  );
};
