import type { ReactNode } from 'react';

interface AuthCardProps {
  title: string;
  text: string;
  /** An image beside the form, 4:5; null for none. */
  image: string | null;
  children: ReactNode;
}

/** A form beside an image; on small screens the form alone. */
export function AuthCard({ title, text, image, children }: AuthCardProps) {
  return (
    <div className="grid grid-cols-1 min-h-[calc(100svh-4.5rem)] lg:grid-cols-2">
      <div className="relative isolate hidden overflow-hidden bg-ink text-paper lg:block">
        {image && (
          <img
            src={image}
            alt=""
            width={1080}
            height={1350}
            loading="lazy"
            className="absolute inset-0 -z-20 size-full object-cover object-[50%_30%]"
          />
        )}
        <div
          aria-hidden="true"
          className="absolute inset-0 -z-10 bg-gradient-to-t from-ink from-5% via-ink/40 via-45% to-transparent"
        />
        <p className="shout absolute bottom-12 left-[clamp(2rem,4vw,4rem)] max-w-[12ch] text-h1">
          Train hard. Own it.
        </p>
      </div>
      <div className="grid grid-cols-1 place-items-center px-4 py-12">
        <div className="w-full max-w-md">
          <h1 className="shout text-h2">{title}</h1>
          <p className="mt-3 text-steel">{text}</p>
          <div className="mt-8">{children}</div>
        </div>
      </div>
    </div>
  );
}
