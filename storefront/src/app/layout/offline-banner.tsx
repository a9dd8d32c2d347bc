import { useOnline } from '../use-online';

/** Says that the network is unavailable. When it is back, the shown data is fetched again. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className="animate-rise fixed inset-x-4 bottom-[calc(1rem+var(--buy-bar,0px))] z-40 mx-auto max-w-md rounded-card border border-paper/25 bg-ink px-5 py-4 text-center text-sm font-semibold text-paper shadow-soft">
          You are offline. We keep what you typed and continue when you are back online.
        </p>
      )}
    </div>
  );
}
