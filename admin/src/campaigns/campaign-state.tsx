import type { CampaignState as State } from '../../../common/contract/campaign';
import { StateBadge, type Tone } from '../ui/state-badge';

const states: Readonly<Record<State, { tone: Tone; label: string }>> = {
  draft: { tone: 'gray', label: 'Draft' },
  scheduled: { tone: 'blue', label: 'Scheduled' },
  sending: { tone: 'yellow', label: 'Sending' },
  paused: { tone: 'purple', label: 'Paused' },
  sent: { tone: 'green', label: 'Sent' },
};

/** The choices of the list's filter. */
export const campaignStateChoices = Object.entries(states).map(([id, { label }]) => ({
  id,
  name: label,
}));

export const CampaignStateBadge = ({ state }: { state: State }) => (
  <StateBadge tone={states[state].tone}>{states[state].label}</StateBadge>
);
