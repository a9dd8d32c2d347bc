import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Says that the network is away; goes when it is back, and what is shown is read again. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div aria-live="polite">
      {!online && (
        <p className="animate-rise fixed inset-x-4 bottom-4 z-40 mx-auto max-w-md rounded-card bg-ink px-5 py-4 text-center text-sm font-semibold text-paper shadow-soft">
          You are offline. What you typed is kept; the shop goes on when the network is back.
        </p>
      )}
    </div>
  );
}
