import { NewsletterForm } from '../../features/newsletter/components/newsletter-form';

/** The newsletter form at the end of the home page. */
export function NewsletterBanner() {
  return (
    <section aria-labelledby="letters" className="bg-volt text-ink">
      <div className="shell section grid grid-cols-1 items-center gap-8 lg:grid-cols-2">
        <h2 id="letters" className="shout max-w-[14ch] text-h1">
          Stronger every week
        </h2>
        <div className="lg:justify-self-end">
          <NewsletterForm on="volt" />
        </div>
      </div>
    </section>
  );
}
