import { newsletterApi } from '../api';
import { LinkPanel } from '../../../ui/link-panel';

/** Unsubscribes from the newsletter. */
export function UnsubscribePanel({ token }: { token: string }) {
  const [unsubscribe, state] = newsletterApi.useUnsubscribeMutation();
  return (
    <LinkPanel
      token={token}
      act={unsubscribe}
      state={state}
      question={{
        title: 'Unsubscribe from the newsletter?',
        text: 'You will no longer get our newsletter.',
        button: 'Unsubscribe',
      }}
      success={{
        title: 'Unsubscribed Successfully!',
        text: 'You will no longer get our newsletter. You can subscribe again at any time.',
      }}
      failure={{
        title: 'Error Unsubscribing',
        text: "We couldn't process your request. Please try again later.",
      }}
    />
  );
}
