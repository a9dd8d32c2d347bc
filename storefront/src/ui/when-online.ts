/**
 * Resolves when the browser has a network, as far as it knows: at once, or as soon as it is back. Awaited before code is
 * imported, because Chromium never requests a module again whose first request failed (whatwg/html issue 6768).
 */
export function whenOnline(): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
}
