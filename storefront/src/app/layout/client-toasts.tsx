import { useEffect, useState } from 'react';
import { Toasts } from '../../ui/toasts';

/** Messages appear in the browser only; nothing of them is in the server's HTML. */
export function ClientToasts() {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return alive ? <Toasts /> : null;
}
