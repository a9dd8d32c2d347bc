import { useEffect, useRef, useState, type RefObject } from 'react';

/** The height of the fixed bar in px: it hides what is behind it. */
const BAR_PX = 64;

/** Whether an element has been scrolled off the top of the screen. */
export function useScrolledAway<Element extends HTMLElement>(): [
  RefObject<Element | null>,
  boolean,
] {
  const element = useRef<Element>(null);
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setAway(!entry.isIntersecting && entry.boundingClientRect.top < BAR_PX);
      },
      { rootMargin: `-${BAR_PX}px 0px 0px` },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, isAway];
}
