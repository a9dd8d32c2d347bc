import { useOnline } from '../use-online';

/**
 * Says that the network is unavailable, in a bar whose height `components.css` reserves, so that it covers nothing that
 * could not be scrolled clear of it. When the network is back, the shown data is fetched again.
 */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p
          data-offline-bar
          className="animate-rise fixed inset-x-0 bottom-0 z-40 grid h-(--offline-bar) place-items-center border-t border-paper/25 bg-ink px-4 text-center text-sm font-semibold text-balance text-paper print:hidden"
        >
          You are offline. We keep what you typed and continue when you are back online.
        </p>
      )}
    </div>
  );
}
