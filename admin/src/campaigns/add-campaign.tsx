import { resources } from '../paths';
import { CreatePage } from '../ui/forms/create-page';
import { CampaignForm } from './campaign-form';

const texts = {
  loading: 'Creating campaign...',
  success: 'Campaign created',
  refused: 'Failed to create the campaign',
};

/** The page that writes a campaign. */
export const AddCampaign = () => (
  <CreatePage title="Add campaign" resource={resources.campaigns} texts={texts}>
    <CampaignForm submit="Save draft" />
  </CreatePage>
);
