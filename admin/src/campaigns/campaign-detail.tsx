import Box from '@mui/material/Box';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { flushSync } from 'react-dom';
import { useParams } from 'react-router-dom';
import type { ApiError } from '../data/api-error';
import type { Campaign } from '../data/records';
import { paths, resources } from '../paths';
import { DetailPage } from '../ui/detail-page';
import { PageHeader } from '../ui/page-header';
import { CampaignActions } from './campaign-actions';
import { CampaignProgress } from './campaign-progress';
import { CampaignStateBadge } from './campaign-state';
import { EmailPreview } from './email-preview';
import { ProblemEmails } from './problem-emails';

/** Polling interval while it is sent. */
const READ_EVERY_MS = 2_000;

/** One campaign: its email, its actions, and what became of the emails. */
export const CampaignDetail = () => {
  const { id } = useParams();
  const [isDeleted, setIsDeleted] = useState(false);
  const { data, error, refetch } = useGetOne<Campaign, ApiError>(
    resources.campaigns,
    // Not the row of the list, which has no text and no counts.
    { id: id ?? '', meta: { whole: true } },
    {
      enabled: !isDeleted,
      refetchInterval: ({ state }) => isRunning(state.data) && READ_EVERY_MS,
    },
  );
  return (
    <DetailPage
      list="Campaigns"
      to={paths.campaigns}
      query={{ data: isDeleted ? undefined : data, error, refetch }}
    >
      {(campaign) => (
        <Content
          campaign={campaign}
          // At once: what is still shown is read again after each call.
          onDeleted={() => flushSync(() => setIsDeleted(true))}
        />
      )}
    </DetailPage>
  );
};

const isRunning = (campaign: Campaign | undefined): boolean =>
  campaign?.state === 'scheduled' || campaign?.state === 'sending';

const Content = ({ campaign, onDeleted }: { campaign: Campaign; onDeleted: () => void }) => (
  <>
    <PageHeader title={campaign.subject} aside={<CampaignStateBadge state={campaign.state} />}>
      <CampaignActions campaign={campaign} onDeleted={onDeleted} />
    </PageHeader>
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
      {campaign.sendAt && <CampaignProgress campaign={campaign} />}
      {campaign.counts.unconfirmed > 0 && (
        <ProblemEmails
          campaign={campaign}
          state="unconfirmed"
          title="Unconfirmed"
          text="The process or the connection ended while these were sent, so they may have arrived. They are sent again only by you."
        />
      )}
      {campaign.counts.failed > 0 && (
        <ProblemEmails
          campaign={campaign}
          state="failed"
          title="Failed"
          text="The mail server did not accept these."
        />
      )}
      <EmailPreview campaign={campaign} />
    </Box>
  </>
);
