import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Icon } from './icon';

interface ProblemProps {
  text: string;
  /** A next step, such as a link. */
  children?: ReactNode;
}

/** The error of a form that belongs to no field. It scrolls into view and takes the focus; Tab leads to the button. */
export function Problem({ text, children }: ProblemProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
  }, [text]);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex items-start gap-2.5 rounded-sm border border-sale/40 bg-sale/5 px-4 py-3 font-medium text-sale"
    >
      <Icon name="alert" className="mt-0.5 size-5 shrink-0" />
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}
