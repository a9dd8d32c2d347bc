import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { minute } from '../data/shop-time';
import type { Campaign } from '../data/records';
import { ConfirmButton } from '../ui/confirm-button';
import { ListRow } from '../ui/list-row';
import { Loaded } from '../ui/loaded';
import { Panel } from '../ui/panel';
import {
  campaignRecipients,
  dismissCampaignEmail,
  RECIPIENTS_PER_PAGE,
  resendCampaignEmail,
  resendFailedEmails,
} from './calls';

const texts = {
  loading: 'Sending again...',
  success: 'The email is sent again',
  refused: 'Failed to send the email again',
};

const leaveTexts = {
  loading: 'Leaving as is...',
  success: 'The email is left as it is',
  refused: 'Failed to leave the email as it is',
};

const allTexts = {
  loading: 'Sending again...',
  success: 'The failed emails are sent again',
  refused: 'Failed to send the emails again',
};

interface ProblemEmailsProps {
  campaign: Campaign;
  state: 'unconfirmed' | 'failed';
  title: string;
  text: string;
}

/** The emails that need somebody's decision, by page. */
export const ProblemEmails = ({ campaign, state, title, text }: ProblemEmailsProps) => {
  const { id, counts } = campaign;
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: ['campaign-recipients', id, state, page, counts[state]],
    queryFn: () => campaignRecipients(id, state, page),
    placeholderData: keepPreviousData,
  });
  const isLast = page * RECIPIENTS_PER_PAGE >= counts[state];
  return (
    <Panel title={`${title}: ${counts[state].toLocaleString('en-US')}`}>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>{text}</Typography>
      {state === 'failed' && (
        <Box sx={{ mb: 1.5 }}>
          <ConfirmButton
            label="Send all failed again"
            question="Send all failed emails again?"
            effect={
              campaign.state === 'paused'
                ? 'They wait until you resume the campaign.'
                : 'Those that the mail server refuses again are listed here again.'
            }
            call={() => resendFailedEmails(id)}
            texts={allTexts}
          />
        </Box>
      )}
      <Loaded query={query}>
        {({ data }) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.map((recipient) => (
              <Email key={recipient._id} campaignId={id} recipient={recipient} />
            ))}
          </Box>
        )}
      </Loaded>
      {counts[state] > RECIPIENTS_PER_PAGE && (
        <Box sx={{ display: 'flex', gap: 1, mt: 1.5 }}>
          <Button variant="outlined" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Previous
          </Button>
          <Button variant="outlined" disabled={isLast} onClick={() => setPage(page + 1)}>
            Next
          </Button>
        </Box>
      )}
    </Panel>
  );
};

type Recipient = Awaited<ReturnType<typeof campaignRecipients>>['data'][number];

const Email = ({ campaignId, recipient }: { campaignId: string; recipient: Recipient }) => {
  const { _id, email, state, error, begunAt } = recipient;
  const name = email ?? 'Erased subscriber';
  return (
    <ListRow
      actions={
        <>
          {state === 'unconfirmed' && (
            <ConfirmButton
              label="Leave as is"
              question={`Leave the email to ${name} as it is?`}
              effect="It is not sent again, and no longer listed here."
              call={() => dismissCampaignEmail(campaignId, _id)}
              texts={leaveTexts}
            />
          )}
          {email && (
            <ConfirmButton
              label="Send again"
              question={`Send the email to ${name} again?`}
              effect="If the first one arrived, they get it twice."
              call={() => resendCampaignEmail(campaignId, _id)}
              texts={texts}
            />
          )}
        </>
      }
    >
      <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {begunAt && <time dateTime={begunAt}>{minute(begunAt)}</time>}
        {error && ` · ${error}`}
      </Typography>
    </ListRow>
  );
};
