import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { counted } from '../../../common/format/text';
import { paths } from '../paths';
import { Panel } from '../ui/panel';
import { unconfirmedEmails } from './calls';
import { READ_EVERY_MS } from './use-operations';

/** Campaigns whose emails may or may not have arrived; hidden where there are none. */
export const UnconfirmedEmails = () => {
  const { data = [] } = useQuery({
    queryKey: ['operations', 'unconfirmed-emails'],
    queryFn: unconfirmedEmails,
    refetchInterval: READ_EVERY_MS,
  });
  if (data.length === 0) return null;
  return (
    <Panel title="Unconfirmed campaign emails">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {data.map(({ campaignId, subject, emails }) => (
          <li key={campaignId}>
            <Link component={RouterLink} to={paths.campaign(campaignId)}>
              {subject}
            </Link>
            {`: ${counted(emails, 'email')} may not have arrived. Resend or leave them.`}
          </li>
        ))}
      </Box>
    </Panel>
  );
};
