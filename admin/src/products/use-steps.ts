import { useEffect, useRef, useState, type RefObject } from 'react';

interface Steps {
  /** Holds the images, each with its buttons: left, right and others. */
  list: RefObject<HTMLDivElement | null>;
  /** Called when a button has moved an image. */
  step: (from: number, to: number) => void;
  /** The new position, for screen readers. */
  said: string;
}

/** Keeps the focus on the button that moves an image, however often it is pressed. */
export function useSteps(images: readonly string[]): Steps {
  const list = useRef<HTMLDivElement>(null);
  const moved = useRef<{ to: number; isLeft: boolean }>(null);
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (!moved.current) return;
    const { to, isLeft } = moved.current;
    moved.current = null;
    const buttons = list.current?.children[to]?.querySelectorAll('button');
    const [same, other] = isLeft ? [buttons?.[0], buttons?.[1]] : [buttons?.[1], buttons?.[0]];
    (same?.disabled ? other : same)?.focus();
  }, [images]);

  const step = (from: number, to: number) => {
    moved.current = { to, isLeft: to < from };
    setSaid(`Moved to position ${to + 1} of ${images.length}`);
  };
  return { list, step, said };
}
