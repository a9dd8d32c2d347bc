import { useEffect, useState, type ComponentType } from 'react';

/** Where messages appear; loaded once the page is alive, as there are none before. */
export function ClientToasts() {
  const [Toasts, setToasts] = useState<ComponentType>();
  useEffect(() => {
    void import('../../ui/toasts').then((module) => setToasts(() => module.Toasts));
  }, []);
  return Toasts ? <Toasts /> : null;
}
