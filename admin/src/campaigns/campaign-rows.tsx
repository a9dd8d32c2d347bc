import Link from '@mui/material/Link';
import { DataTable, SimpleList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { minute } from '../data/shop-time';
import type { ListedCampaign } from '../data/records';
import { ListColumn } from '../lists/list-column';
import { longText } from '../lists/long-text';
import { paths } from '../paths';
import { useNarrow } from '../ui/use-narrow';
import { CampaignStateBadge } from './campaign-state';

const Column = ListColumn<ListedCampaign>;

/** The campaigns of a page, as a table or, on narrow screens, as cards. */
export const CampaignRows = () => (useNarrow() ? <CampaignCards /> : <CampaignTable />);

const CampaignTable = () => (
  <DataTable<ListedCampaign> bulkActionButtons={false} rowClick={false} size="medium">
    <Column
      source="subject"
      disableSort
      sx={longText}
      render={(campaign) => <Subject campaign={campaign} />}
    />
    <Column
      source="state"
      disableSort
      render={({ state }) => <CampaignStateBadge state={state} />}
    />
    <Column label="Time" sx={{ whiteSpace: 'nowrap' }} render={timeOf} />
    <Column
      label="Recipients"
      align="right"
      render={({ recipients, startedAt }) => startedAt && recipients.toLocaleString('en-US')}
    />
  </DataTable>
);

const CampaignCards = () => (
  <SimpleList<ListedCampaign>
    rowClick={false}
    primaryText={(campaign) => <Subject campaign={campaign} />}
    secondaryText={timeOf}
    tertiaryText={({ state }) => <CampaignStateBadge state={state} />}
  />
);

const Subject = ({ campaign: { id, subject } }: { campaign: ListedCampaign }) => (
  <Link component={RouterLink} to={paths.campaign(id)} sx={{ fontWeight: 600 }}>
    {subject}
  </Link>
);

function timeOf({ state, createdAt, sendAt, finishedAt }: ListedCampaign): string {
  if (finishedAt) return `Sent ${minute(finishedAt)}`;
  if (sendAt) return `${state === 'scheduled' ? 'Due' : 'Started'} ${minute(sendAt)}`;
  return `Created ${minute(createdAt)}`;
}
