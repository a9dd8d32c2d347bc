import type { Schema } from '../../../../common/contract/client';
import { ABOUT_TITLES } from '../../../../common/contract/section-titles';

type About = Schema<'About'>;

const STEPS = ['start', 'consistency', 'goals'] as const satisfies readonly (keyof About)[];

/** Three numbered steps on a dark background. */
export function Commitment({ about }: { about: About | undefined }) {
  return (
    <section aria-labelledby="commitment" className="on-ink section bg-ink text-paper">
      <div className="shell">
        <h2 id="commitment" className="shout max-w-[18ch] text-h1">
          Our Commitment to Your Success
        </h2>
        <ol
          role="list"
          className="mt-[clamp(2rem,1rem+3vw,4rem)] grid grid-cols-1 gap-8 md:grid-cols-3"
        >
          {STEPS.map((text, index) => (
            <li key={text} className="border-t border-paper/15 pt-6">
              <span aria-hidden="true" className="shout text-h2 text-volt">
                {index + 1}
              </span>
              <h3 className="mt-4 text-h3">{ABOUT_TITLES[text]}</h3>
              {about?.[text] && <p className="mt-2 max-w-sm text-fog">{about[text]}</p>}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
