import { useEffect, useRef, useState, type RefObject } from 'react';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/icon';
import { scrollToTop } from '../scroll-to-top';
import { useScrolledPast } from '../use-scrolled-past';

const APPEARS_AFTER_PX = 300;
const KEPT_CLEAR = '[data-keep-clear], footer :is(a, button, input)';

export function BackToTop() {
  const shown = useScrolledPast(APPEARS_AFTER_PX);
  return shown ? <FloatingButton /> : null;
}

function FloatingButton() {
  const button = useRef<HTMLButtonElement>(null);
  const covers = useCovers(button);
  return (
    <button
      ref={button}
      type="button"
      aria-label="Back to top"
      onClick={scrollToTop}
      className={classes(
        'animate-fade on-ink fixed right-4 print:hidden bottom-[calc(1rem+var(--buy-bar,0px)+var(--offline-bar,0px))] z-30 grid size-12 place-items-center rounded-full border border-paper/40 bg-ink text-paper shadow-soft transition-transform duration-150 hover:-translate-y-0.5 lg:right-8 lg:bottom-[calc(2rem+var(--offline-bar,0px))]',
        covers && 'invisible',
      )}
    >
      <Icon name="up" />
    </button>
  );
}

/** Whether a floating element lies over something to press in the footer, below which nothing can be scrolled, or over what is marked with `data-keep-clear`. */
function useCovers(element: RefObject<HTMLElement | null>): boolean {
  const [covers, setCovers] = useState(false);
  useEffect(() => {
    const measure = () => {
      const own = element.current?.getBoundingClientRect();
      const others = [...document.querySelectorAll(KEPT_CLEAR)];
      setCovers(!!own && others.some((other) => overlap(own, other.getBoundingClientRect())));
    };
    measure();
    // The footer moves while content above it loads.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [element]);
  return covers;
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
