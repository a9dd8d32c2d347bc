import type { Schema } from '../../../../common/contract/client';
import { REASON_TITLES } from '../../../../common/contract/section-titles';
import { Icon, type IconName } from '../../ui/icon';

type Reasons = Schema<'Reasons'>;

const FEATURES: readonly { icon: IconName; text: keyof typeof REASON_TITLES }[] = [
  { icon: 'medal', text: 'quality' },
  { icon: 'tag', text: 'pricing' },
  { icon: 'leaf', text: 'ecology' },
  { icon: 'chat', text: 'support' },
  { icon: 'shield', text: 'durability' },
  { icon: 'grid', text: 'range' },
];

/** Six reasons on a dark background. */
export function WhyChoose({ reasons }: { reasons: Reasons | undefined }) {
  return (
    <section aria-labelledby="why" className="on-ink section bg-ink text-paper">
      <div className="shell">
        <h2 id="why" className="shout max-w-[16ch] text-h1">
          Why Choose Our Products
        </h2>
        <ul
          role="list"
          className="mt-[clamp(2rem,1rem+3vw,4rem)] grid grid-cols-1 gap-x-8 sm:grid-cols-2 lg:grid-cols-3"
        >
          {FEATURES.map(({ icon, text }) => (
            <li key={text} className="reason">
              <Icon name={icon} className="" />
              <div>
                <h3>{REASON_TITLES[text]}</h3>
                {reasons?.[text] && <p>{reasons[text]}</p>}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
