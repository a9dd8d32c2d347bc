import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider, useRedirect } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ChosenCampaignState } from '../../../common/contract/campaign';
import type { Campaign } from '../data/records';
import { paths, resources } from '../paths';
import { ConfirmButton } from '../ui/confirm-button';
import { useCall } from '../ui/use-call';
import { changeCampaignState, sendCampaignTest } from './calls';
import { SendDialog } from './send-dialog';

const testTexts = {
  loading: 'Sending test email...',
  success: 'Test email sent',
  refused: 'Failed to send the test email',
};
const deleteTexts = {
  loading: 'Deleting...',
  success: 'Campaign deleted',
  refused: 'Failed to delete the campaign',
};
const stateTexts = {
  draft: { loading: 'Canceling schedule...', success: 'Schedule canceled' },
  paused: { loading: 'Pausing...', success: 'Campaign paused' },
  sending: { loading: 'Resuming...', success: 'Campaign resumed' },
} as const;

interface CampaignActionsProps {
  campaign: Campaign;
  onDeleted: () => void;
}

/** What can be done with a campaign in its state. */
export const CampaignActions = ({ campaign, onDeleted }: CampaignActionsProps) => {
  switch (campaign.state) {
    case 'draft':
      return <DraftActions campaign={campaign} onDeleted={onDeleted} />;
    case 'scheduled':
      return <StateButton campaign={campaign} label="Cancel schedule" to="draft" />;
    case 'sending':
      return <StateButton campaign={campaign} label="Pause" to="paused" />;
    case 'paused':
      return <StateButton campaign={campaign} label="Resume" to="sending" />;
    case 'sent':
      return null;
  }
};

const DraftActions = ({ campaign, onDeleted }: CampaignActionsProps) => {
  const { id, subject } = campaign;
  const provider = useDataProvider();
  const redirect = useRedirect();
  const { busy, run } = useCall();
  const [isSending, setIsSending] = useState(false);
  const remove = async () => {
    await provider.delete(resources.campaigns, { id, previousData: campaign });
    onDeleted();
    redirect('list', resources.campaigns);
  };
  return (
    <>
      <ConfirmButton
        label="Delete"
        question={`Delete the draft ${subject}?`}
        effect="It cannot be restored."
        danger
        call={remove}
        texts={deleteTexts}
      />
      <Button component={Link} to={paths.editCampaign(id)} variant="outlined">
        Edit
      </Button>
      <Button
        variant="outlined"
        disabled={busy}
        onClick={() => void run(() => sendCampaignTest(id), testTexts)}
      >
        Send test email
      </Button>
      <Button variant="contained" color="secondary" onClick={() => setIsSending(true)}>
        Send campaign
      </Button>
      {isSending && <SendDialog campaign={campaign} onClose={() => setIsSending(false)} />}
    </>
  );
};

interface StateButtonProps {
  campaign: Campaign;
  label: string;
  to: Exclude<ChosenCampaignState, 'scheduled'>;
}

const StateButton = ({ campaign: { id, version }, label, to }: StateButtonProps) => {
  const { busy, run } = useCall();
  const texts = { ...stateTexts[to], refused: 'Failed to change the campaign' };
  return (
    <Button
      variant="outlined"
      disabled={busy}
      onClick={() => void run(() => changeCampaignState(id, to, version), texts)}
    >
      {label}
    </Button>
  );
};
