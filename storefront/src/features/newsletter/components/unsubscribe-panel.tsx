import { Button, ButtonLink } from '../../../ui/button';
import { Spinner } from '../../../ui/spinner';
import { StateMessage } from '../../../ui/state-message';
import { newsletterApi } from '../api';

/** Asks before it unsubscribes: opening a link must never be enough. */
export function UnsubscribePanel({ token }: { token: string }) {
  const [unsubscribe, { isLoading, isSuccess, isError }] = newsletterApi.useUnsubscribeMutation();
  if (isSuccess) {
    return (
      <StateMessage
        icon="check"
        title="Unsubscribed Successfully!"
        text="You will get no more letters from us. You can subscribe again at any time."
      >
        <ButtonLink to="/">Back to Home</ButtonLink>
      </StateMessage>
    );
  }
  if (isError || token === '') {
    return (
      <StateMessage
        alert
        icon="alert"
        title="Error Unsubscribing"
        text="We couldn't process your request. Please try again later."
      >
        {token && <Button onClick={() => void unsubscribe(token)}>Try again</Button>}
      </StateMessage>
    );
  }
  return (
    <StateMessage
      icon="chat"
      title="Unsubscribe from the newsletter?"
      text="One press, and there will be no more letters."
    >
      <Button disabled={isLoading} onClick={() => void unsubscribe(token)}>
        {isLoading && <Spinner />}
        {isLoading ? 'Processing...' : 'Unsubscribe'}
      </Button>
    </StateMessage>
  );
}
