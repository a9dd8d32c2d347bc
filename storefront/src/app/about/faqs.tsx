import type { Schema } from '../../../../common/contract/client';
import { Icon } from '../../ui/icon';

/** A short accordion, open one by one; works without JavaScript. */
export function Faqs({ faqs }: { faqs: readonly Schema<'Faq'>[] }) {
  if (faqs.length === 0) return null;
  return (
    <section
      id="faqs"
      aria-labelledby="faqs-title"
      className="section shell grid grid-cols-1 gap-8 lg:grid-cols-2 lg:gap-16"
    >
      <h2 id="faqs-title" className="shout text-h1">
        FAQs
      </h2>
      <div className="border-b border-line">
        {faqs.map(({ question, answer }) => (
          <details key={question} name="faq" className="group border-t border-line">
            <summary className="flex min-h-16 list-none items-center justify-between gap-4 py-4 font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <Icon
                name="down"
                className="size-5 shrink-0 transition-transform duration-200 group-open:rotate-180"
              />
            </summary>
            <p className="max-w-prose pb-6 whitespace-pre-line text-steel">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
