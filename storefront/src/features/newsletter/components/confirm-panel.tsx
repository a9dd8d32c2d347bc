import { newsletterApi } from '../api';
import { LinkPanel } from '../../../ui/link-panel';

export function ConfirmPanel({ token }: { token: string }) {
  const [confirm, state] = newsletterApi.useConfirmSubscriptionMutation();
  return (
    <LinkPanel
      token={token}
      act={confirm}
      state={state}
      question={{
        title: 'Subscribe to the newsletter?',
        text: 'Be the first to hear about new equipment and sales.',
        button: 'Confirm subscription',
      }}
      success={{
        title: 'Subscribed successfully!',
        text: 'You will get our newsletter from now on. Every issue has a link to unsubscribe.',
      }}
      failure={{
        title: 'Error subscribing',
        text: "We couldn't process your request. Subscribe again to get a new link.",
      }}
    />
  );
}
