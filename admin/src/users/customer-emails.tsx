import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { minute } from '../data/shop-time';
import { paths } from '../paths';
import { Loaded } from '../ui/loaded';
import { Panel } from '../ui/panel';
import { StateBadge, type Tone } from '../ui/state-badge';
import { emailsTo, type CustomerEmail } from './calls';
import { PanelList, PanelRow } from './panel-list';

const FIRST_SHOWN = 5;

const states: Record<CustomerEmail['state'], { label: string; tone: Tone }> = {
  sent: { label: 'Sent', tone: 'green' },
  waiting: { label: 'Waiting', tone: 'yellow' },
  failed: { label: 'Failed', tone: 'red' },
};

/** The emails to the customer, newest first. */
export const CustomerEmails = ({ id }: { id: string }) => {
  const [isWhole, setWhole] = useState(false);
  const query = useQuery({ queryKey: ['emails to', id], queryFn: () => emailsTo(id) });
  const total = query.data?.length ?? 0;
  return (
    <Panel title="Emails">
      <Loaded query={query}>
        {(emails) => (
          <PanelList empty="No emails yet.">
            {emails.slice(0, isWhole ? undefined : FIRST_SHOWN).map((email, index) => (
              <PanelRow key={`${email.at} ${index}`}>
                <Subject email={email} />
                <Box
                  sx={{ display: 'flex', alignItems: 'center', gap: 1.5, color: 'text.secondary' }}
                >
                  <time dateTime={email.at}>{minute(email.at)}</time>
                  <StateBadge tone={states[email.state].tone}>
                    {states[email.state].label}
                  </StateBadge>
                </Box>
              </PanelRow>
            ))}
          </PanelList>
        )}
      </Loaded>
      {!isWhole && total > FIRST_SHOWN && (
        <Button onClick={() => setWhole(true)} sx={{ mt: 1 }}>
          Show more
        </Button>
      )}
    </Panel>
  );
};

const Subject = ({ email: { subject, orderId } }: { email: CustomerEmail }) =>
  orderId === null ? (
    <span>{subject}</span>
  ) : (
    <Link component={RouterLink} to={paths.order(orderId)} color="inherit">
      {subject}
    </Link>
  );
