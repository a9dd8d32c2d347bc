import { TextInput } from 'react-admin';
import { campaignRules } from '../../../common/contract/campaign';
import { paths } from '../paths';
import { FormPanel } from '../ui/forms/form-panel';
import { atMost, filled } from '../ui/forms/rules';

const { subject, preview, body } = campaignRules;

/** The text of a campaign; the saved one is shown as an email on its page. */
export const CampaignForm = ({ submit }: { submit: string }) => (
  <FormPanel title="Email" submit={submit} back={paths.campaigns} maxWidth={860}>
    <TextInput
      source="subject"
      fullWidth
      validate={[filled(subject.required), atMost(subject.max, subject.tooLong)]}
    />
    <TextInput
      source="preview"
      label="Preview text"
      helperText="Shown by email programs beside the subject."
      fullWidth
      validate={[atMost(preview.max, preview.tooLong)]}
    />
    <TextInput
      source="body"
      label="Text"
      helperText="Markdown: # heading, **bold**, [link](/products), ![image](address). Header, footer and the unsubscribe link are added."
      fullWidth
      multiline
      minRows={14}
      maxRows={30}
      validate={[filled(body.required), atMost(body.max, body.tooLong)]}
    />
  </FormPanel>
);
