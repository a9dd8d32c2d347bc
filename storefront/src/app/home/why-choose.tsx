import { Icon, type IconName } from '../../ui/icon';

const FEATURES: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'medal',
    title: 'High Quality',
    text: 'Materials and tolerances you can feel in the hand, checked piece by piece.',
  },
  {
    icon: 'tag',
    title: 'Affordable Pricing',
    text: 'Straight from the workshop to you, at one fair price with delivery included.',
  },
  {
    icon: 'leaf',
    title: 'Eco-Friendly',
    text: 'Recycled rubber, responsibly grown wood and packaging without plastic.',
  },
  {
    icon: 'chat',
    title: 'Expert Support',
    text: 'Ask people who train. They answer questions about fit, load and care.',
  },
  {
    icon: 'shield',
    title: 'Durability',
    text: 'Welds, castings and coatings made for years of daily use.',
  },
  {
    icon: 'grid',
    title: 'Wide Range of Options',
    text: 'From the first pair of dumbbells to a whole room of racks and machines.',
  },
];

/** Six reasons on a dark background. */
export function WhyChoose() {
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
          {FEATURES.map(({ icon, title, text }) => (
            <li key={title} className="flex gap-5 border-t border-paper/15 py-7">
              <Icon name={icon} className="size-8 shrink-0 text-volt" />
              <div>
                <h3 className="text-h3">{title}</h3>
                <p className="mt-2 max-w-sm text-fog">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
