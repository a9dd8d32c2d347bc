import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Whether a menu is open; going anywhere closes it. It is closed as the new page is drawn, not after
 * that: who opens it on the new page, however quickly, finds it open.
 */
export function useOpenHere() {
  const { key } = useLocation();
  const [open, setOpen] = useState(false);
  const [here, setHere] = useState(key);
  if (here !== key) {
    setHere(key);
    setOpen(false);
  }
  return [open, setOpen] as const;
}
