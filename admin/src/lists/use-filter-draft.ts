import { useEffect, useRef, useState } from 'react';
import { useListFilter } from './use-list-filter';

const DEBOUNCE_MS = 500;

interface FilterDraft {
  /** What the list has been told. */
  applied: string;
  typed: string;
  setTyped: (typed: string) => void;
  /** Tells the list at once. */
  tell: () => void;
}

/**
 * What is being typed for a filter of the list, which is told after a pause. What else comes into the address, as
 * by Back or Clear filters, takes its place; not so what was told from here: more may have been typed since.
 * @param isComplete whether the list may be told
 */
export function useFilterDraft(
  name: string,
  isComplete: (typed: string) => boolean = () => true,
): FilterDraft {
  const [applied, apply] = useListFilter(name);
  const [typed, setTyped] = useState(applied);
  const told = useRef(applied);
  useEffect(() => {
    if (applied === told.current) return;
    told.current = applied;
    setTyped(applied);
  }, [applied]);

  const tell = () => {
    if (typed === applied || !isComplete(typed)) return;
    told.current = typed;
    apply(typed);
  };
  // With the filters of the moment: one that is chosen, or cleared, meanwhile is not undone.
  useEffect(() => {
    if (typed === applied) return;
    const timer = setTimeout(tell, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  });
  return { applied, typed, setTyped, tell };
}
