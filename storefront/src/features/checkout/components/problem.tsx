import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../../../ui/icon';

/** Why the payment did not succeed; it comes into view and at once takes the focus, the button is next. */
export function Problem({ text }: { text: string }) {
  const box = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
  }, [text]);
  return (
    <p
      ref={box}
      role="alert"
      tabIndex={-1}
      className="mt-5 flex items-start gap-2.5 rounded-sm border border-sale/40 bg-sale/5 px-4 py-3 font-medium text-sale"
    >
      <Icon name="alert" className="mt-0.5 size-5 shrink-0" />
      {text}
    </p>
  );
}
