import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../paths';

const tabs = [
  { to: paths.audit, label: 'Changes' },
  { to: paths.security, label: 'Security' },
] as const;

/** The two logs of the screen, each at an address of its own. */
export const AuditTabs = () => (
  <Tabs
    value={useLocation().pathname}
    aria-label="Logs"
    sx={{ borderBottom: 1, borderColor: 'divider', mb: 2.5 }}
  >
    {tabs.map(({ to, label }) => (
      <Tab key={to} component={Link} to={to} value={to} label={label} />
    ))}
  </Tabs>
);
