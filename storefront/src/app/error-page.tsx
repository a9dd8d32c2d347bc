import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { Button } from '../ui/button';
import { StateMessage } from '../ui/state-message';
import { useOnline } from './use-online';

/**
 * A page that failed to render, most often because the network is unavailable or a newer build has replaced its
 * files. It loads itself again when the network is back.
 */
export function ErrorPage() {
  const error = useRouteError();
  const online = useOnline();
  useEffect(() => reportError(error), [error]);
  useEffect(() => {
    const reload = () => location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
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
