import type { ReactNode } from 'react';

/** The head of a page: its title on ink, a line below, and what belongs there (a trail, a count). */
export function Banner({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="on-ink relative overflow-hidden bg-ink text-paper">
      <span
        aria-hidden="true"
        className="absolute inset-y-0 right-[-6%] w-[46%] -skew-x-[24deg] border-l border-paper/10 bg-graphite"
      />
      <span
        aria-hidden="true"
        className="absolute inset-y-0 right-[34%] w-1.5 -skew-x-[24deg] bg-volt max-md:right-[18%]"
      />
      <div className="shell relative py-[clamp(2.25rem,1.4rem+3.6vw,5rem)]">
        <h1 className="shout max-w-[18ch] text-h1">{title}</h1>
        {children}
      </div>
    </header>
  );
}
