import { useEffect, useRef, useState } from 'react';
import { useListFilter } from './use-list-filter';

const DEBOUNCE_MS = 500;

/**
 * What is being typed for a filter of the list, which is told after a pause. What else comes into the address, as
 * by Back or Clear filters, takes its place; not so what was told from here: more may have been typed since.
 */
export function useFilterDraft(name: string): [string, (typed: string) => void] {
  const [applied, apply] = useListFilter(name);
  const [typed, setTyped] = useState(applied);
  const told = useRef(applied);
  useEffect(() => {
    if (applied === told.current) return;
    told.current = applied;
    setTyped(applied);
  }, [applied]);
  // With the filters of the moment: one that is chosen, or cleared, meanwhile is not undone.
  useEffect(() => {
    if (typed === applied) return;
    const timer = setTimeout(() => {
      told.current = typed;
      apply(typed);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, applied, apply]);
  return [typed, setTyped];
}
