import type { ReactNode } from 'react';

interface AuthCardProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** A form beside a plane of ink; on small screens the form alone. */
export function AuthCard({ title, text, children }: AuthCardProps) {
  return (
    <div className="grid min-h-[calc(100svh-4.5rem)] lg:grid-cols-2">
      <div className="on-ink relative hidden overflow-hidden bg-ink text-paper lg:block">
        <span
          aria-hidden="true"
          className="absolute inset-y-0 -right-[30%] w-3/5 -skew-x-[18deg] border-l-8 border-volt bg-graphite"
        />
        <p className="shout absolute bottom-14 left-[clamp(2rem,4vw,4rem)] max-w-[6ch] text-hero">
          Train hard. Own it.
        </p>
      </div>
      <div className="grid place-items-center px-4 py-12">
        <div className="w-full max-w-md">
          <h1 className="shout text-h2">{title}</h1>
          <p className="mt-3 text-steel">{text}</p>
          <div className="mt-8">{children}</div>
        </div>
      </div>
    </div>
  );
}
