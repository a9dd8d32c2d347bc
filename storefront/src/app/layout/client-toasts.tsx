import { useEffect, useState, type ComponentType } from 'react';
import { MESSAGE_SHOWN } from '../../ui/notify';
import { whenOnline } from '../../ui/when-online';

/** The first interaction or the first message. */
const ACTIVITY_EVENTS = ['pointermove', 'pointerdown', 'keydown', MESSAGE_SHOWN];

/** The toaster, loaded at the first interaction and not with the page. */
export function ClientToasts() {
  const [Toasts, setToasts] = useState<ComponentType>();
  useEffect(() => {
    let listening = new AbortController();
    const listen = () => {
      listening = new AbortController();
      for (const sign of ACTIVITY_EVENTS) {
        document.addEventListener(sign, load, { signal: listening.signal, passive: true });
      }
    };
    const load = () => {
      listening.abort();
      whenOnline()
        .then(() => import('../../ui/toasts'))
        // The server may be unavailable: retried at the next event.
        .then((module) => setToasts(() => module.Toasts), listen);
    };
    listen();
    return () => listening.abort();
  }, []);
  return Toasts ? <Toasts /> : null;
}
