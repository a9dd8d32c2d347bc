import { newsletterApi } from '../api';
import { LinkPanel } from './link-panel';

/** Confirms a subscription. */
export function ConfirmPanel({ token }: { token: string }) {
  const [confirm, state] = newsletterApi.useConfirmSubscriptionMutation();
  return (
    <LinkPanel
      token={token}
      act={confirm}
      state={state}
      question={{
        title: 'Subscribe to the newsletter?',
        text: 'One press, and you hear first of new equipment and sales.',
        button: 'Confirm subscription',
      }}
      success={{
        title: 'Subscribed successfully!',
        text: 'From now on our letters reach you. Every one has a link that ends them.',
      }}
      failure={{
        title: 'Error Subscribing',
        text: "We couldn't process your request. Enter your address again to get a new link.",
      }}
    />
  );
}
