import { Icon, type IconName } from '../../ui/icon';

const VALUES: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'medal',
    title: 'Quality Equipment',
    text: 'Every piece is designed to be used hard, and checked before it leaves.',
  },
  {
    icon: 'user',
    title: 'Customer Focused',
    text: 'Clear prices, honest stock and answers from people who know the equipment.',
  },
  {
    icon: 'shield',
    title: 'Trusted by Athletes',
    text: 'From the first pull-up to competition lifts, it goes the whole way.',
  },
];

export function Values() {
  return (
    <section aria-label="Our values" className="section bg-mist">
      <ul role="list" className="shell grid grid-cols-1 gap-4 md:grid-cols-3 lg:gap-6">
        {VALUES.map(({ icon, title, text }) => (
          <li key={title} className="rounded-card bg-paper p-8">
            <span className="grid size-14 place-items-center rounded-full bg-volt">
              <Icon name={icon} className="size-7" />
            </span>
            <h2 className="mt-6 text-h3">{title}</h2>
            <p className="mt-2 text-steel">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
