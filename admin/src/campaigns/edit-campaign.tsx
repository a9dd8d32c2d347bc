import type { Schema } from '../../../common/contract/client';
import type { Campaign } from '../data/records';
import { resources } from '../paths';
import { EditPage } from '../ui/forms/edit-page';
import type { FormShape } from '../ui/forms/use-merged-save';
import { CampaignForm } from './campaign-form';

type CampaignFields = Pick<Campaign, 'id' | 'subject' | 'preview' | 'body' | 'version'>;

const shape: FormShape<Campaign, CampaignFields> = {
  resource: resources.campaigns,
  toFields: ({ id, subject, preview, body, version }) => ({ id, subject, preview, body, version }),
  toBody: ({ subject, preview, body }, { version }): Schema<'EditCampaignBody'> => ({
    subject,
    preview,
    body,
    version,
  }),
};

const texts = {
  loading: 'Saving...',
  success: 'Campaign saved',
  refused: 'Failed to save the campaign',
};

/** The page that edits a draft. */
export const EditCampaign = () => (
  <EditPage title="Edit campaign" shape={shape} texts={texts}>
    <CampaignForm submit="Save draft" />
  </EditPage>
);
