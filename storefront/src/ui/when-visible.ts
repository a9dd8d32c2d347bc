/** Resolves once the tab can be seen, at once where it can: a message in another one would go unread. */
export function whenVisible(): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve();
  return new Promise((resolve) => {
    const changed = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', changed);
      resolve();
    };
    document.addEventListener('visibilitychange', changed);
  });
}
