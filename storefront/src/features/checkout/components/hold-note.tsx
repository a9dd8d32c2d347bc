import { useEffect, useState } from 'react';
import { clockTime } from '../clock-time';

/** Until when the products are held, in the shopper's time zone, and a note once that is over. */
export function HoldNote({ until }: { until: string }) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const left = Date.parse(until) - Date.now();
    setOver(left <= 0);
    const timer = setTimeout(() => setOver(true), Math.max(left, 0));
    return () => clearTimeout(timer);
  }, [until]);
  return (
    <p role="status" className="rounded-sm bg-paper px-4 py-3 text-sm">
      {isOver ? (
        'Your items are no longer held for you. Pay to hold them again while they last.'
      ) : (
        <>
          Your items are held for you until{' '}
          <time dateTime={until} className="font-semibold tabular-nums">
            {clockTime(until)}
          </time>
          .
        </>
      )}
    </p>
  );
}
