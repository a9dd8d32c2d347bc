import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { MOST_EQUAL_REFUSALS } from '../../../common/contract/campaign';
import { minute } from '../data/shop-time';
import type { Campaign } from '../data/records';
import { Panel } from '../ui/panel';

const count = (value: number) => value.toLocaleString('en-US');

/** How far it is, and what became of the emails. */
export const CampaignProgress = ({ campaign }: { campaign: Campaign }) => {
  const { counts, recipients, state } = campaign;
  const done = recipients - counts.waiting - counts.sending;
  const percent = recipients > 0 ? Math.floor((done / recipients) * 100) : 0;
  const figures: (readonly [label: string, value: number])[] = [
    ['Sent', counts.sent],
    ['Waiting', counts.waiting + counts.sending],
    ['Failed', counts.failed],
    ['Unconfirmed', counts.unconfirmed],
    ...(counts.dismissed > 0 ? [['Left as is', counts.dismissed] as const] : []),
    ['Skipped', counts.skipped],
    ['Unsubscribed', counts.unsubscribed],
  ];
  return (
    <Panel title="Progress">
      <Typography sx={{ mb: 1.5 }}>{summaryOf(campaign)}</Typography>
      {campaign.pauseReason && (
        <Alert severity="warning" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          The campaign paused itself because the mail server refused {MOST_EQUAL_REFUSALS} emails in
          a row: {campaign.pauseReason}. Once that is mended, send the failed emails again and press
          Resume.
        </Alert>
      )}
      {state !== 'scheduled' && (
        <>
          <LinearProgress
            variant="determinate"
            color="secondary"
            value={state === 'sent' ? 100 : percent}
            aria-label="Emails that are done"
            sx={{ height: 8, borderRadius: 4, mb: 2.5 }}
          />
          <Box
            component="dl"
            sx={{
              m: 0,
              display: 'grid',
              gap: 2,
              gridTemplateColumns: {
                xs: 'repeat(2, 1fr)',
                sm: 'repeat(3, 1fr)',
                lg: 'repeat(6, 1fr)',
              },
            }}
          >
            {figures.map(([label, value]) => (
              <Box key={label} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
                <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                  {label}
                </Typography>
                <Typography component="dd" variant="h2" sx={{ m: 0 }}>
                  {count(value)}
                </Typography>
              </Box>
            ))}
          </Box>
        </>
      )}
    </Panel>
  );
};

function summaryOf({ state, sendAt, finishedAt, recipients }: Campaign): string {
  const to = `${count(recipients)} ${recipients === 1 ? 'recipient' : 'recipients'}`;
  switch (state) {
    case 'scheduled':
      return `Due ${sendAt ? minute(sendAt) : ''}, to all who are subscribed then.`;
    case 'paused':
      return `Paused. ${to}.`;
    case 'sent':
      return `Finished ${finishedAt ? minute(finishedAt) : ''}. ${to}.`;
    default:
      return `Sending to ${to}.`;
  }
}
