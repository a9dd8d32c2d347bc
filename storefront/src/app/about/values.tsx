import type { Schema } from '../../../../common/contract/client';
import { ABOUT_TITLES } from '../../../../common/contract/section-titles';
import { Icon, type IconName } from '../../ui/icon';

type About = Schema<'About'>;

const VALUES: readonly { icon: IconName; text: keyof typeof ABOUT_TITLES }[] = [
  { icon: 'medal', text: 'equipment' },
  { icon: 'user', text: 'customers' },
  { icon: 'shield', text: 'athletes' },
];

/** Three titles, each with what staff have written below it. */
export function Values({ about }: { about: About | undefined }) {
  return (
    <section aria-label="Our values" className="section bg-mist">
      <ul role="list" className="shell grid grid-cols-1 gap-4 md:grid-cols-3 lg:gap-6">
        {VALUES.map(({ icon, text }) => (
          <li key={text} className="rounded-card bg-paper p-8">
            <span className="grid size-14 place-items-center rounded-full bg-volt">
              <Icon name={icon} className="size-7" />
            </span>
            <h2 className="mt-6 text-h3">{ABOUT_TITLES[text]}</h2>
            {about?.[text] && <p className="mt-2 text-steel">{about[text]}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
