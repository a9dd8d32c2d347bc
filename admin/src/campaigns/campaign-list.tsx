import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { ChoiceFilter } from '../lists/choice-filter';
import { ListPage } from '../lists/list-page';
import { paths } from '../paths';
import { CampaignRows } from './campaign-rows';
import { campaignStateChoices } from './campaign-state';

const filters = [
  <ChoiceFilter
    key="state"
    source="state"
    all="All states"
    choices={campaignStateChoices}
    alwaysOn
  />,
];

/** All campaigns, newest first. */
export const CampaignList = () => (
  <ListPage
    title="Campaigns"
    sort={{ field: 'createdAt', order: 'DESC' }}
    filters={filters}
    actions={
      <Button component={Link} to={paths.addCampaign} variant="contained" color="secondary">
        Add campaign
      </Button>
    }
    empty="No campaigns found"
    first="A campaign is an email to all subscribers of the newsletter."
  >
    <CampaignRows />
  </ListPage>
);
