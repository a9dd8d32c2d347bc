import { Link } from 'react-router';
import { classes } from './classes';
import { Icon } from './icon';

export interface Crumb {
  label: string;
  /** Absent for the current page. */
  to?: string;
}

/** The path from the home page to this one. On a phone the last entry is left out, as the title says it. */
export function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-1 text-sm text-steel">
        {trail.map(({ label, to }, index) => (
          <li key={label} className={classes('flex items-center gap-1', !to && 'max-sm:sr-only')}>
            {index > 0 && <Icon name="right" className="size-3.5" />}
            {to ? (
              <Link
                to={to}
                className="inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline"
              >
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="wrap-anywhere text-ink">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
