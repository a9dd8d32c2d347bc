import type { ContactState } from '../../../common/contract/contact';
import { StateBadge, type Tone } from '../ui/state-badge';

const states: Readonly<Record<ContactState, { tone: Tone; label: string }>> = {
  open: { tone: 'yellow', label: 'Open' },
  answered: { tone: 'green', label: 'Answered' },
  closed: { tone: 'gray', label: 'Closed' },
};

/** The choices of the list's filter. */
export const messageStateChoices = Object.entries(states).map(([id, { label }]) => ({
  id,
  name: label,
}));

export const MessageStateBadge = ({ state }: { state: ContactState }) => (
  <StateBadge tone={states[state].tone}>{states[state].label}</StateBadge>
);
