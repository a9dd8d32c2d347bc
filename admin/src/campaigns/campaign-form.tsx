import Box from '@mui/material/Box';
import { TextInput } from 'react-admin';
import { campaignRules } from '../../../common/contract/campaign';
import { paths } from '../paths';
import { FormIssuesToast } from '../ui/forms/form-issues-toast';
import { FormToolbar } from '../ui/forms/form-toolbar';
import { atMost, filled } from '../ui/forms/rules';
import { Panel } from '../ui/panel';

const { subject, preview, body } = campaignRules;

/** The text of a campaign; the saved one is shown as an email on its page. */
export const CampaignForm = ({ submit }: { submit: string }) => (
  <Box sx={{ maxWidth: 860 }}>
    <FormIssuesToast />
    <Panel title="Email">
      <Box sx={{ display: 'grid', gap: 2.5 }}>
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
      </Box>
      <FormToolbar submit={submit} back={paths.campaigns} waiting={false} />
    </Panel>
  </Box>
);
