import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon';
import { srcSetOf } from '../../../ui/responsive-image';
import { Skeleton } from '../../../ui/skeleton';
import type { Testimonial } from '../api';

/** What customers say; undefined while it is on its way, nothing where nobody has said anything. */
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
        {testimonials?.map((said) => (
          <Card key={said.name + said.feedback}>
            <Said {...said} />
          </Card>
        )) ?? SKELETONS}
      </ul>
    </section>
  );
}

function Card({ children }: { children: ReactNode }) {
  return <li className="rounded-card bg-mist p-6 lg:p-8">{children}</li>;
}

function Said({ name, title, image, srcset, feedback }: Testimonial) {
  return (
    <figure className="flex h-full flex-col justify-between gap-8">
      <blockquote className="text-lg text-pretty">{feedback}</blockquote>
      <figcaption className="flex items-center gap-4">
        <span className="grid size-18 shrink-0 place-items-center overflow-hidden rounded-full bg-studio">
          {image ? (
            <img
              src={image}
              srcSet={srcSetOf(srcset)}
              sizes="72px"
              alt=""
              width={640}
              height={640}
              loading="lazy"
              decoding="async"
            />
          ) : (
            <Icon name="user" className="size-8 text-steel" />
          )}
        </span>
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
