import type { ReactNode } from 'react';
import { classes } from './classes';

interface BannerProps {
  title: string;
  /** Lower, where the content below matters more. */
  slim?: boolean;
  children?: ReactNode;
}

/** The dark banner of a page with its title. */
export function Banner({ title, slim = false, children }: BannerProps) {
  return (
    <header className="on-ink relative overflow-hidden bg-ink text-paper">
      <span
        aria-hidden="true"
        className="absolute inset-y-0 right-[-8%] w-[30%] -skew-x-[24deg] border-l-4 border-volt bg-graphite max-lg:right-[-14%] md:border-l-[7px]"
      />
      <div
        className={classes(
          'shell relative',
          slim
            ? 'py-[clamp(1.25rem,0.9rem+1.6vw,2.5rem)]'
            : 'py-[clamp(2.25rem,1.4rem+3.6vw,5rem)]',
        )}
      >
        <h1
          className={classes(
            'shout',
            slim ? 'max-w-[max(70%,12rem)] text-h2' : 'max-w-[min(18ch,max(75%,16rem))] text-h1',
          )}
        >
          {title}
        </h1>
        {children}
      </div>
    </header>
  );
}
