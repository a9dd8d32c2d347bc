import { useRef, type TouchEvent } from 'react';

const SHORTEST_PX = 40;

/** Touch handlers that report a horizontal swipe: to the left is next (1), to the right is previous (-1). */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.length === 1 ? touches.item(0) : null;
      start.current = touch ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches.item(0);
      if (!start.current || !touch) return;
      const x = touch.clientX - start.current.x;
      const y = touch.clientY - start.current.y;
      if (Math.abs(x) >= SHORTEST_PX && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
  };
}
