import { useEffect, useRef, useState } from 'react';

const WAIT_MS = 500;

/**
 * A debounced value: shown at once, reported 500 ms after its last change. It follows changes from outside (a cleared
 * filter, Back) unless `isSame` holds, so that a trailing space stays while a word follows. A value that it has reported
 * itself changes nothing, as more may have been typed since.
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
