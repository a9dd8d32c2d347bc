import {
  RETURN_STATES,
  type ReturnState,
  returnStates,
} from '../../../../common/contract/order-return';
import { StateBadge } from '../../ui/state-badge';

/** The choices of the list's filter. */
export const returnStateChoices = [
  { id: 'open', name: 'Open' },
  ...RETURN_STATES.map((id) => ({ id, name: returnStates[id].adminLabel })),
];

export const ReturnStateBadge = ({ state }: { state: ReturnState }) => (
  <StateBadge tone={returnStates[state].color}>{returnStates[state].adminLabel}</StateBadge>
);
