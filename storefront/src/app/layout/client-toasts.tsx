import { useEffect, useState, type ComponentType } from 'react';
import { MESSAGE_TOLD } from '../../ui/notify';

/** The first sign of somebody being there, or the first message. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', MESSAGE_TOLD];

/** Where messages appear; loaded before the first of them, and not with the page. */
export function ClientToasts() {
  const [Toasts, setToasts] = useState<ComponentType>();
  useEffect(() => {
    let listening = new AbortController();
    const listen = () => {
      listening = new AbortController();
      for (const sign of SIGNS) {
        document.addEventListener(sign, load, { signal: listening.signal, passive: true });
      }
    };
    const load = () => {
      listening.abort();
      // Without the network it cannot be had: tried again at the next sign.
      import('../../ui/toasts').then((module) => setToasts(() => module.Toasts), listen);
    };
    listen();
    return () => listening.abort();
  }, []);
  return Toasts ? <Toasts /> : null;
}
