import { Link } from 'react-router';
import { NewsletterForm } from '../../features/newsletter/components/newsletter-form';
import { useShop } from '../../features/shop/api';
import { Icon, type IconName } from '../../ui/icon';
import { Wordmark } from '../../ui/wordmark';
import { CONTACT_LINES } from '../contact-lines';
import { QUICK_LINKS } from './nav-links';

const YEAR = new Date().getFullYear();

const SOCIAL: readonly { icon: IconName; name: string; to: string }[] = [
  { icon: 'facebook', name: 'Facebook', to: 'https://www.facebook.com' },
  { icon: 'twitter', name: 'Twitter', to: 'https://twitter.com' },
  { icon: 'instagram', name: 'Instagram', to: 'https://www.instagram.com' },
  { icon: 'linkedin', name: 'LinkedIn', to: 'https://www.linkedin.com' },
];

export function Footer() {
  const { name } = useShop();
  return (
    <footer className="on-ink bg-ink text-paper print:hidden">
      <div className="shell grid grid-cols-1 gap-10 py-14 sm:grid-cols-2 lg:grid-cols-[1.2fr_0.6fr_1.2fr_1.4fr] lg:py-20">
        <div className="max-w-sm">
          <Wordmark name={name} className="h-7" />
          <p className="mt-5 text-fog">
            Equipment for people who train: iron, steel and rubber, built to be used hard and to
            last for years.
          </p>
        </div>
        <nav aria-label="Quick links">
          <h2 className="eyebrow mb-3 font-text text-fog">Quick Links</h2>
          <ul role="list">
            {QUICK_LINKS.map(({ label, to }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-flex min-h-11 min-w-11 items-center hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className="eyebrow mb-3 font-text text-fog">Contact</h2>
          <ul role="list">
            {CONTACT_LINES.map(({ icon, text }) => (
              <li key={icon} className="flex min-h-11 items-center gap-3">
                <Icon name={icon} className="size-4.5 shrink-0 text-fog" />
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="eyebrow mb-4 font-text text-fog">Newsletter</h2>
          <NewsletterForm on="ink" />
          <ul role="list" className="mt-6 -ml-3 flex">
            {SOCIAL.map(({ icon, name: network, to }) => (
              <li key={network}>
                <a
                  href={to}
                  aria-label={network}
                  rel="noopener noreferrer"
                  target="_blank"
                  className="grid size-11 place-items-center rounded-full text-fog transition-colors duration-150 hover:text-paper"
                >
                  <Icon name={icon} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="border-t border-paper/15">
        <p className="shell py-6 text-sm text-fog">
          © {YEAR} {name}. All rights reserved.
        </p>
      </div>
    </footer>
  );
}
