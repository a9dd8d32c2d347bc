import { Suspense, type ReactNode } from 'react';
import { Button } from '../../ui/button';

interface BlockProps {
  title: string;
  /** The state of the query that the block shows. */
  answer: { data?: unknown; isError: boolean; refetch: () => unknown };
  /** Adds the vertical padding that its content lacks. */
  spaced?: boolean;
  children: ReactNode;
}

/**
 * A part of the page that fails independently and can be retried. It also hydrates independently: after the page around
 * it, or at once when it is pressed.
 */
export function Block({ title, answer, spaced = false, children }: BlockProps) {
  if (!answer.isError || answer.data !== undefined) return <Suspense>{children}</Suspense>;
  return (
    <section aria-label={title} className={spaced ? 'section shell' : 'shell'}>
      <h2 className="shout text-h2">{title}</h2>
      <p className="mt-3 text-steel">This section could not be loaded.</p>
      <Button look="outline" className="mt-4" onClick={() => void answer.refetch()}>
        Try again
      </Button>
    </section>
  );
}
