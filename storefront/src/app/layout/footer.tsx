import { Link } from 'react-router';
import { NewsletterForm } from '../../features/newsletter/components/newsletter-form';
import { useShop } from '../../features/shop/api';
import { Icon } from '../../ui/icon';
import { Wordmark } from '../../ui/wordmark';
import { contactLines } from '../contact-lines';
import { QUICK_LINKS } from './nav-links';
import { SocialLinks } from './social-links';

const YEAR = new Date().getFullYear();

export function Footer() {
  const { name, settings, pages } = useShop();
  const contact = contactLines(settings);
  return (
    <footer className="on-ink bg-ink text-paper print:hidden">
      <div className="shell grid grid-cols-1 gap-10 py-14 sm:grid-cols-2 lg:grid-cols-[1.2fr_0.6fr_1.2fr_1.4fr] lg:py-20">
        <div className="max-w-sm">
          <Wordmark name={name} className="h-7" />
          {settings?.description && <p className="mt-5 text-fog">{settings.description}</p>}
        </div>
        <nav aria-label="Quick links">
          <h2 className="eyebrow mb-3 font-text text-fog">Quick links</h2>
          <ul role="list">
            {QUICK_LINKS.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className="footer-link">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {contact.length > 0 && (
          <div>
            <h2 className="eyebrow mb-3 font-text text-fog">Contact</h2>
            <ul role="list">
              {contact.map(({ icon, text }) => (
                <li key={icon} className="flex min-h-11 items-center gap-3">
                  <Icon name={icon} className="size-4.5 shrink-0 text-fog" />
                  {text}
                </li>
              ))}
            </ul>
          </div>
        )}
        <div>
          <h2 className="eyebrow mb-4 font-text text-fog">Newsletter</h2>
          <NewsletterForm on="ink" />
          <SocialLinks />
        </div>
      </div>
      <div className="border-t border-paper/15">
        {/* The right end is left to the button 'Back to top'. */}
        <div className="shell flex min-h-20 flex-wrap items-center justify-between gap-x-8 gap-y-2 py-4 pr-20 text-sm text-fog lg:pr-24">
          <p className="py-2">
            © {YEAR} {name}. All rights reserved.
          </p>
          {pages.length > 0 && (
            <nav aria-label="Policies">
              <ul role="list" className="flex flex-wrap gap-x-6">
                {pages.map(({ title, path }) => (
                  <li key={path}>
                    <Link to={path} className="footer-link">
                      {title}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </div>
    </footer>
  );
}
