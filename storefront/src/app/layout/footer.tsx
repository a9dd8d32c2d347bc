import { Link } from 'react-router';
import { useShop } from '../../features/shop/api';
import { Wordmark } from '../../ui/wordmark';
import { PAGES } from './nav-links';

const YEAR = new Date().getFullYear();

export function Footer() {
  const { name } = useShop();
  return (
    <footer className="on-ink bg-ink text-paper">
      <div className="shell grid gap-10 py-14 md:grid-cols-[1.6fr_1fr] lg:py-20">
        <div className="max-w-md">
          <Wordmark name={name} className="h-7" />
          <p className="mt-5 text-fog">
            Equipment for people who train: iron, steel and rubber, built to be used hard and to
            last for years.
          </p>
        </div>
        <nav aria-label="Quick links" className="md:justify-self-end">
          <h2 className="eyebrow mb-3 font-text text-fog">Quick Links</h2>
          <ul role="list">
            {PAGES.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className="inline-flex min-h-11 items-center hover:underline">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="border-t border-paper/15">
        <p className="shell py-6 text-sm text-fog">
          © {YEAR} {name}. All rights reserved.
        </p>
      </div>
    </footer>
  );
}
