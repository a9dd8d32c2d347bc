import Typography from '@mui/material/Typography';
import { ConfirmButton } from '../ui/confirm-button';
import type { Subscriber } from '../data/records';
import { cancelSubscription } from './calls';

const texts = {
  loading: 'Loading...',
  success: 'Canceled subscription successfully!',
  refused: 'Failed to cancel subscription',
  failed: 'Failed. Please try again.',
};

/** What can be done to a subscriber: only one that is active can be canceled. */
export const SubscriberAction = ({ subscriber }: { subscriber: Subscriber }) => {
  if (subscriber.status !== 'active') {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        No actions available
      </Typography>
    );
  }
  return (
    <ConfirmButton
      label="Cancel Subscription"
      dismiss="Keep subscription"
      question={`Cancel the subscription of ${subscriber.email}?`}
      effect="They get no newsletters until they subscribe again."
      danger
      call={() => cancelSubscription(subscriber.email)}
      texts={texts}
    />
  );
};
