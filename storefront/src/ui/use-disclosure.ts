import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

interface Disclosure<Root> {
  /** Spread on the element that holds both the button and what it shows. */
  rootProps: { ref: RefObject<Root | null>; onBlur: (event: FocusEvent) => void };
  /** Spread on the button. */
  buttonProps: {
    ref: RefObject<HTMLButtonElement | null>;
    'aria-expanded': boolean;
    onClick: () => void;
  };
}

/**
 * A button that shows and hides something. It closes by Escape, which gives the focus back to the button, by a press
 * outside and when the focus leaves.
 */
export function useDisclosure<Root extends HTMLElement>([open, setOpen]: readonly [
  boolean,
  (open: boolean) => void,
]): Disclosure<Root> {
  const root = useRef<Root>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    const { signal } = listening;
    const onPress = ({ target }: PointerEvent) => {
      if (!root.current?.contains(target as Node)) setOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onPress, { signal });
    document.addEventListener('keydown', onKey, { signal });
    return () => listening.abort();
  }, [open, setOpen]);
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false);
  };
  return {
    rootProps: { ref: root, onBlur },
    buttonProps: { ref: button, 'aria-expanded': open, onClick: () => setOpen(!open) },
  };
}
