import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Whether a menu is open; navigation closes it. It closes in the render of the new page, not in an effect after it, so
 * that a quick press on the new page is not undone.
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
