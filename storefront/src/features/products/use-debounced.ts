import { useEffect, useRef, useState } from 'react';

const WAIT_MS = 500;

/**
 * A value that is shown at once and told 500 ms after its last change. When it changes from outside (a
 * cleared filter, Back) it follows, but for what is the same: a space just typed is still to be followed by a word.
 * Nor for what was told from here: more may have been typed since.
 */
export function useDebounced<T>(
  value: T,
  isSame: (one: T, other: T) => boolean,
  onSettled: (value: T) => void,
): [T, (value: T) => void] {
  const [draft, setDraft] = useState(value);
  const [outside, setOutside] = useState(value);
  const [told, setTold] = useState(value);
  if (!isSame(outside, value)) {
    setOutside(value);
    setTold(value);
    if (!isSame(told, value) && !isSame(draft, value)) setDraft(value);
  }
  const settle = useRef(onSettled);
  useEffect(() => {
    settle.current = onSettled;
  });
  const pending = !isSame(draft, value);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => {
      setTold(draft);
      settle.current(draft);
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [draft, pending]);
  return [draft, setDraft];
}
