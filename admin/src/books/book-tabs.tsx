import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link, useLocation } from 'react-router-dom';
import { ADMIN, paths, resources } from '../paths';

const tabs = [
  { to: paths.books, label: 'Months' },
  { to: `${ADMIN}/${resources.bookDays}`, label: 'Days' },
  { to: `${ADMIN}/${resources.bookEntries}`, label: 'Entries' },
  { to: `${ADMIN}/${resources.turnover}`, label: 'Turnover' },
  { to: paths.reconciliation, label: 'Reconciliation' },
] as const;

/** The views of the books, each at an address of its own. */
export const BookTabs = () => (
  <Tabs
    value={useLocation().pathname}
    aria-label="Views"
    variant="scrollable"
    sx={{ borderBottom: 1, borderColor: 'divider', mb: 2.5 }}
  >
    {tabs.map(({ to, label }) => (
      <Tab key={to} component={Link} to={to} value={to} label={label} />
    ))}
  </Tabs>
);
