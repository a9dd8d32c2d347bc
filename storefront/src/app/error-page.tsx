import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { Button } from '../ui/button';
import { StateMessage } from '../ui/state-message';

/** A page that could not be drawn, most often since a newer build has replaced its files. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  return (
    <main data-page className="grid min-h-dvh place-items-center">
      <StateMessage
        alert
        icon="alert"
        title="This page could not be shown."
        text="Please load it again. Nothing you did is lost."
      >
        <Button onClick={() => location.reload()}>Load again</Button>
      </StateMessage>
    </main>
  );
}
