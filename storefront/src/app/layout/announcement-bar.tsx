import { Link } from 'react-router';
import { useShop } from '../../features/shop/api';

const SHAPE =
  'flex min-h-11 items-center justify-center px-4 py-2 text-center text-sm font-semibold';

/** What the shop has to say above every page; nothing where it has nothing to say. */
export function AnnouncementBar() {
  const { announcement } = useShop();
  if (!announcement) return null;
  const { text, link } = announcement;
  return (
    <aside aria-label="Announcement" className="bg-volt text-ink print:hidden">
      {link ? <BarLink to={link}>{text}</BarLink> : <p className={SHAPE}>{text}</p>}
    </aside>
  );
}

function BarLink({ to, children }: { to: string; children: string }) {
  const look = `${SHAPE} underline underline-offset-4 hover:no-underline`;
  if (to.startsWith('/')) {
    return (
      <Link to={to} className={look}>
        {children}
      </Link>
    );
  }
  return (
    <a href={to} rel="noopener noreferrer" className={look}>
      {children}
    </a>
  );
}
