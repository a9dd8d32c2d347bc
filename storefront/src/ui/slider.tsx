import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from './icon-button';

const COLUMNS = {
  products: 'track-products',
  categories: 'track-categories',
} as const;

interface SliderProps {
  title: string;
  /** Slides per view by breakpoint: 2, 3, 5 or 2, 5, 8. */
  columns: keyof typeof COLUMNS;
  /** Rendered beside the buttons, such as a link to the whole list. */
  more?: ReactNode;
  children: ReactNode[];
}

/** A row that scrolls horizontally by touch, by its two buttons and by the arrow keys. */
export function Slider({ title, columns, more, children }: SliderProps) {
  const { track, atStart, atEnd, turn } = useTrack(children.length);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    turn(event.key === 'ArrowLeft' ? -1 : 1);
  };
  return (
    <section aria-label={title} className="shell" onKeyDown={onKeyDown}>
      <div className="mb-6 flex items-end justify-between gap-4 lg:mb-8">
        <h2 className="shout min-w-0 text-h2">{title}</h2>
        <div className="flex shrink-0 items-center gap-2">
          {more}
          <IconButton
            icon="left"
            look="outline"
            label={`Previous in ${title}`}
            inactive={atStart}
            onClick={() => turn(-1)}
          />
          <IconButton
            icon="right"
            look="outline"
            label={`Next in ${title}`}
            inactive={atEnd}
            onClick={() => turn(1)}
          />
        </div>
      </div>
      <ul ref={track} role="list" className={`track ${COLUMNS[columns]}`}>
        {children.map((child, index) => (
          <li key={index} className="slide">
            {child}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Tracks whether the row is at its start or end, and scrolls it by one view. */
function useTrack(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const measure = () => {
      const rest = element.scrollWidth - element.clientWidth - element.scrollLeft;
      setEnds({ atStart: element.scrollLeft <= 2, atEnd: rest <= 2 });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [count]);
  const turn = (direction: 1 | -1) => {
    const element = track.current;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element?.scrollBy({
      left: direction * element.clientWidth * 0.95,
      behavior: still ? 'auto' : 'smooth',
    });
  };
  return { track, ...ends, turn };
}
