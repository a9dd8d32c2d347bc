import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { minute } from '../../../common/format/date';
import type { Campaign } from '../data/records';
import { ConfirmButton } from '../ui/confirm-button';
import { ListRow } from '../ui/list-row';
import { Loaded } from '../ui/loaded';
import { Panel } from '../ui/panel';
import { campaignRecipients, RECIPIENTS_PER_PAGE, resendCampaignEmail } from './calls';

const texts = {
  loading: 'Sending again...',
  success: 'The email is sent again',
  refused: 'Failed to send the email again',
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
  const { _id, email, error, begunAt } = recipient;
  const name = email ?? 'Erased subscriber';
  return (
    <ListRow
      actions={
        email && (
          <ConfirmButton
            label="Send again"
            question={`Send the email to ${name} again?`}
            effect="If the first one arrived, they get it twice."
            call={() => resendCampaignEmail(campaignId, _id)}
            texts={texts}
          />
        )
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
