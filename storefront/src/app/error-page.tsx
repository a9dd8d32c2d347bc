import { useEffect, useRef } from 'react';
import { Button } from '../ui/button';
import { StateMessage } from '../ui/state-message';
import { useOnline } from './use-online';

/**
 * A page that failed to render, or whose code could not be loaded because the network is unavailable. It loads
 * itself again when the network is back.
 */
export function ErrorPage({ error }: { error: unknown }) {
  const online = useOnline();
  useEffect(() => reportError(error), [error]);
  const wasOffline = useRef(false);
  // By the state, because the event may come before an effect could listen to it.
  useEffect(() => {
    if (online && wasOffline.current) location.reload();
    wasOffline.current = !online;
  }, [online]);
  return (
    <main data-page className="grid min-h-dvh place-items-center">
      <StateMessage
        alert
        icon="alert"
        title="This page could not be shown."
        text={
          online
            ? 'Reload the page. Nothing you did is lost.'
            : 'You are offline. The page loads when you are back online.'
        }
      >
        <Button onClick={() => history.back()} look="outline">
          Go back
        </Button>
        {online && <Button onClick={() => location.reload()}>Reload page</Button>}
      </StateMessage>
    </main>
  );
}
