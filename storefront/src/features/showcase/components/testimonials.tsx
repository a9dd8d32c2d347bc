import type { ReactNode } from 'react';
import { ResponsiveImage } from '../../../ui/responsive-image';
import { Skeleton } from '../../../ui/skeleton';
import type { Testimonial } from '../api';

/** The testimonials. Undefined means loading; nothing is rendered where there are none. */
export function Testimonials({
  testimonials,
}: {
  testimonials: readonly Testimonial[] | undefined;
}) {
  if (testimonials?.length === 0) return null;
  return (
    <section aria-labelledby="said" className="section shell">
      <h2 id="said" className="shout mb-6 text-h2 lg:mb-8">
        What Our Customers Say
      </h2>
      <ul role="list" className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {testimonials?.map((said, index) => (
          <Card key={said.name + said.feedback}>
            <Said {...said} color={COLORS[index % COLORS.length]} />
          </Card>
        )) ?? SKELETONS}
      </ul>
    </section>
  );
}

function Card({ children }: { children: ReactNode }) {
  return <li className="rounded-card bg-mist p-6 lg:p-8">{children}</li>;
}

/** Pairs of brand colors with enough contrast between text and background. */
const COLORS = ['bg-ink text-volt', 'bg-volt text-ink', 'bg-graphite text-paper'] as const;

/** First letters of the first and the last name. */
function initialsOf(name: string): string {
  const names = name.trim().split(/\s+/);
  return [names[0], names.length > 1 ? names.at(-1) : ''].map((part) => part?.[0] ?? '').join('');
}

function Said({
  name,
  title,
  feedback,
  image,
  srcset,
  color,
}: Testimonial & { color: string | undefined }) {
  return (
    <figure className="said">
      <blockquote>{feedback}</blockquote>
      <figcaption>
        {image ? (
          <ResponsiveImage
            src={image}
            widths={srcset}
            sizes="72px"
            alt=""
            shape="size-18 shrink-0 rounded-full"
          />
        ) : (
          <span aria-hidden="true" className={`initials ${color}`}>
            {initialsOf(name)}
          </span>
        )}
        <span>
          <span className="block font-semibold">{name}</span>
          <span className="block text-sm text-steel">{title}</span>
        </span>
      </figcaption>
    </figure>
  );
}

const SKELETONS = Array.from({ length: 3 }, (_, index) => (
  <Card key={index}>
    <Skeleton className="h-21 w-full" />
    <div className="mt-8 flex items-center gap-4">
      <Skeleton className="size-18 shrink-0 rounded-full" />
      <Skeleton className="h-5 w-1/2" />
    </div>
  </Card>
));
